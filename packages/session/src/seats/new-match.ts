import { defaultBot } from '@sextant/bots'
import { type GameTypes, loadRules, type MatchRecord, parseShape, startMatch } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { PERSON } from './players.ts'

export interface NewMatch {
  /** The usual one where it is left out. */
  readonly scenario?: string | undefined
  /** Complete options; those of the scenario where they are left out. */
  readonly options?: unknown
  /** A whole state to begin from instead of the rules' own set-up. */
  readonly position?: unknown
  /** By seat; a person in the first seat against default bots where they are left out. */
  readonly players?: readonly string[] | undefined
  readonly seed: string
}

/** The record of a match that nobody has acted in yet. An `InputError` says all that is wrong with its options or position. */
export function newMatch(
  box: Box,
  { scenario, options: given, position, players, seed }: NewMatch,
): { readonly record: MatchRecord; readonly scenario: string | undefined } {
  return box.open(contents => {
    const { game } = contents
    const chosen = game.scenarios.find(({ id }) => id === scenario) ?? game.scenarios[0]
    const { options, rules } = loadRules(game, given ?? chosen.options)
    const seated = players ?? defaultPlayers(contents, rules.seats.length)
    const match = startMatch(game, {
      options,
      seed,
      players: seated,
      ...(position !== undefined && { position: parseShape(game.state, position, `${game.id} position`) }),
    })
    return { record: match.save(), scenario: given === undefined ? chosen.id : scenario }
  })
}

/** One person in the first seat, the default bot in all others. */
export function defaultPlayers<T extends GameTypes>(
  boxed: Pick<BoxedGame<T>, 'bots'>,
  seats: number,
): string[] {
  const bot = defaultBot(boxed)?.id ?? ''
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : bot))
}
