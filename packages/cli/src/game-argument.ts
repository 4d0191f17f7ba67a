import { InputError } from '@sextant/engine'
import { findGame, games } from '@sextant/games'
import type { Box } from '@sextant/scene'
import { unknown } from './nearest.ts'
import { UsageError } from './usage-error.ts'

/** The game named on the command line; one that is left out is asked for, unless the command has a usual one. */
export async function gameArgument(
  command: string,
  operands: readonly string[],
  usual?: string,
): Promise<Box> {
  const [id = usual, ...others] = operands
  const known = games.map(game => game.id)
  if (id === undefined) throw new UsageError(`which game? there is: ${known.join(', ')}`, command)
  if (others.length > 0) throw new UsageError(`one game at a time, found also: ${others.join(' ')}`, command)
  const listed = findGame(id)
  if (!listed) throw new UsageError(unknown('game', id, known), command)
  return listed.load()
}

/** The game named in a file. */
export async function gameInFile(id: string, source: string): Promise<Box> {
  const listed = findGame(id)
  if (listed) return listed.load()
  const known = games.map(game => game.id)
  throw new InputError(source, [{ path: '/game', message: unknown('game', id, known) }])
}
