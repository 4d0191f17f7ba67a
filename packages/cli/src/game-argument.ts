import { InputError } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import { findGame, games } from '@sextant/games'
import type { Box } from '@sextant/scene'
import { gameFrom, isPath } from './game-folder.ts'
import type { Io } from './io.ts'
import { UsageError } from './usage-error.ts'

/** For commands whose files name their game: where that one is, if it is not on the list. */
export const GAME_OPTION = {
  game: { type: 'string', value: 'FOLDER', about: 'where the game is, if it is not one of `sextant games`' },
} as const

/**
 * The game named on the command line, by its id or by its folder; one that is left out is asked for, unless the command
 * has a usual one.
 */
export async function gameArgument(
  io: Io,
  command: string,
  operands: readonly string[],
  usual?: string,
): Promise<Box> {
  const [id = usual, ...others] = operands
  const known = games.map(game => game.id)
  if (id === undefined) throw new UsageError(`which game? choose from: ${known.join(', ')}`, command)
  if (others.length > 0) throw new UsageError(`one game at a time; also found: ${others.join(' ')}`, command)
  if (isPath(id)) return gameFrom(io, id)
  const listed = findGame(id)
  if (!listed) throw new UsageError(unknown('game', id, known), command)
  return listed.load()
}

/** The game of `--game`, if there is one. */
export async function gameOption(io: Io, { game }: { readonly game?: string }): Promise<Box | undefined> {
  return game === undefined ? undefined : gameFrom(io, game)
}

/** The game named in a file: the one from outside the list, or one on it. */
export async function gameInFile(id: string, source: string, outside?: Box): Promise<Box> {
  if (outside?.id === id) return outside
  const listed = findGame(id)
  if (listed) return listed.load()
  const known = [...games.map(game => game.id), ...(outside ? [outside.id] : [])]
  throw new InputError(source, [{ path: '/game', message: unknown('game', id, known) }])
}
