import type { GameTypes } from '../game/game.ts'
import type { Flaw } from '../input/schema.ts'
import type { Journal } from '../journal/journal.ts'
import { type Contribution, commitmentTo, contributionsOf, flawOfPromise } from './commitment.ts'
import type { MatchRecord } from './record.ts'

/** Whose match it is and what was promised of it, beside the journal. */
export interface MatchRegister {
  readonly seed: string
  /** By seat; a seat without a name here goes by its own. */
  readonly players: readonly string[]
  readonly firstPlayers?: readonly string[]
  readonly commitment: string
  readonly contributions?: readonly Contribution[]
  /** As promised, where the match began under older rules. */
  readonly rules?: number
  readonly options?: unknown
}

/** What a match that begins now promises. */
export function newCommitment<T extends GameTypes>(
  { game, options, rules, start }: Journal<T>,
  seed: string,
  players: readonly string[],
): Pick<MatchRegister, 'commitment' | 'contributions'> {
  const contributions = contributionsOf(seed)
  const seats = rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name }))
  const position = start.given ? start.state : null
  const terms = { game: game.id, rules: game.version, options, seats, position, contributions }
  return { commitment: commitmentTo('sextant.match/1', terms), contributions }
}

/** Why a record is not what was promised of it, or nothing. */
export function flawOfCommitment(record: MatchRecord): Flaw | undefined {
  return flawOfPromise(record, () => {
    const { game, rules, options, firstPlayers, start, contributions = [] } = record
    const seats = record.seats.map(({ name, player }, seat) => ({
      name,
      player: firstPlayers?.[seat] ?? player,
    }))
    const position = start.given ? start.state : null
    return commitmentTo('sextant.match/1', { game, rules, options, seats, position, contributions })
  })
}

/** The record with others in its seats; who had them at the start is kept, for that is what was promised. */
export function withPlayers(record: MatchRecord, players: readonly string[]): MatchRecord {
  const { firstPlayers, ...rest } = record
  const first = firstPlayers ?? record.seats.map(({ player }) => player)
  const seats = record.seats.map(({ name, player }, seat) => ({ name, player: players[seat] ?? player }))
  const same = seats.every(({ player }, seat) => player === first[seat])
  return same || !record.contributions ? { ...rest, seats } : { ...rest, seats, firstPlayers: first }
}
