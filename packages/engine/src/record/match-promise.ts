import type { GameTypes } from '../game/game.ts'
import type { Flaw } from '../input/schema.ts'
import type { Journal } from '../journal/journal.ts'
import {
  commitmentTo,
  flawOfPromise,
  type MatchTerms,
  type OlderPromise,
  type Ruleset,
} from './commitment.ts'
import { type Contribution, contributionsOf, hashOfContribution, type Nonces } from './contributions.ts'
import type { MatchRecord } from './record.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Whose match it is and what was promised of it, beside the journal. */
export interface MatchRegister {
  readonly seed: string
  /** By seat; a seat without a name here goes by its own. */
  readonly players: readonly string[]
  readonly firstPlayers?: readonly string[]
  readonly commitment: string
  readonly promiseFormat?: OlderPromise
  readonly contributions?: readonly Contribution[]
  readonly ruleset?: Ruleset
  readonly keys?: SigningKeys
  /** As promised, where the match began under older rules. */
  readonly rules?: number
  readonly options?: unknown
}

/** What those who take part add to the promise of a match, where they do. */
export interface Pledged {
  /** The secrets that the seed is made of, where seats have added some: see `seedOfNonces`. */
  readonly nonces?: Nonces
  readonly keys?: SigningKeys
}

/** What a match that begins now promises. */
export function newCommitment<T extends GameTypes>(
  { game, options, rules, start }: Journal<T>,
  seed: string,
  players: readonly string[],
  { nonces, keys }: Pledged = {},
): Pick<MatchRegister, 'commitment' | 'contributions' | 'keys'> {
  const contributions =
    nonces?.map(({ by, nonce }) => ({ by, hash: hashOfContribution(by, nonce), nonce })) ??
    contributionsOf(seed)
  const seats = rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name }))
  const position = start.given ? start.state : null
  const terms = { game: game.id, rules: game.version, options, seats, position, contributions }
  return { commitment: commitmentOfMatch({ ...terms, keys }), contributions, ...(keys && { keys }) }
}

/** The commitment to the terms of a match that begins now. They need no secret: it can be given out before any is revealed. */
export function commitmentOfMatch({ ruleset, keys, ...terms }: MatchTerms): string {
  return commitmentTo('sextant.match', { ...terms, ...(ruleset && { ruleset }), ...(keys && { keys }) })
}

/** Why a record is not what was promised of it, or nothing. */
export function flawOfCommitment(record: MatchRecord): Flaw | undefined {
  return flawOfPromise(record, () => {
    const { game, rules, ruleset, options, firstPlayers, start, contributions = [], keys } = record
    const seats = record.seats.map(({ name, player }, seat) => ({
      name,
      player: firstPlayers?.[seat] ?? player,
    }))
    const position = start.given ? start.state : null
    const terms = { game, rules, options, seats, position, contributions }
    if (record.promiseFormat !== undefined) return commitmentTo('sextant.match', terms, record.promiseFormat)
    return commitmentOfMatch({ ...terms, ruleset, keys })
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
