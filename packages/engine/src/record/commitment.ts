import type { Flaw } from '../input/schema.ts'
import { canonicalJson } from '../plain/canonical.ts'
import { domainHash } from '../plain/domain-hash.ts'
import { sha256Hex } from '../plain/sha256.ts'
import { type Contribution, flawOfSeed, NOT_PROMISED } from './contributions.ts'
import type { SigningKeys } from './signing-keys.ts'

/**
 * What is promised before the first draw: one hash over everything that decides about a match before it begins. It is
 * public from the start; at the end anybody can work it out from the record and compare.
 */

/** What the commitment of a match covers. */
export interface MatchTerms {
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: number
  readonly ruleset?: Ruleset | undefined
  readonly options: unknown
  /** Names of the seats, and who took them at the start. */
  readonly seats: readonly { readonly name: string; readonly player: string }[]
  /** The position it began from; `null` where rules and dice arranged it. */
  readonly position: unknown
  readonly contributions: readonly Contribution[]
  readonly keys?: SigningKeys | undefined
}

/** Rules by a name of their own, with what they change in those of the game. */
export type Ruleset = {
  readonly name: string
  /** The SHA-256 of the built module. */
  readonly module?: string
  /** By JSON Pointer into the rules' data. */
  readonly changes?: Readonly<Record<string, unknown>>
}

/** The same of a campaign. */
export interface CampaignTerms {
  readonly campaign: string
  readonly game: string
  readonly rules: { readonly campaign: number; readonly game: number }
  readonly options: unknown
  readonly seat: string
  readonly player: string
  readonly contributions: readonly Contribution[]
}

/**
 * The format whose promise a record was begun with, where that is older than the one that is written. In formats 1 and 2, a `2`
 * here, the commitment is the SHA-256 of the seed alone; in 3 it covers the terms, and has no domain of its own.
 */
export type OlderPromise = 2 | 3

/** `of` keeps the commitments of matches and campaigns apart. */
export function commitmentTo(
  of: 'sextant.match' | 'sextant.campaign',
  terms: MatchTerms | CampaignTerms,
  older?: OlderPromise,
): string {
  // What is revealed later is no part of it.
  const contributions = terms.contributions.map(({ by, hash }) => ({ by, hash }))
  const promised = { ...terms, contributions }
  if (older !== undefined) return sha256Hex(canonicalJson({ of: `${of}/1`, terms: promised }))
  return domainHash('commitment/4', canonicalJson({ of, terms: promised }))
}

/** The part of a record that promises are about. */
export interface Committed {
  readonly commitment: string
  readonly promiseFormat?: OlderPromise | undefined
  /** Missing in records that were begun in formats 1 and 2. */
  readonly contributions?: readonly Contribution[] | undefined
  readonly seed?: string | undefined
}

/** Whether the promise covers more than the seed. Without contributions it can be opened in more than one way. */
export function promisesTerms({ contributions }: Pick<Committed, 'contributions'>): boolean {
  return contributions !== undefined
}

/** Why nobody should go on with a record from outside, whatever commitment it shows; nothing where its promise is enough. */
export function flawOfOlderPromise(record: Pick<Committed, 'contributions'>): Flaw | undefined {
  if (promisesTerms(record)) return undefined
  return {
    path: '/contributions',
    message:
      'is missing: it says it was begun under format 1 or 2, whose commitment can be opened in more than one way. It can be watched, but not gone on with',
  }
}

/** Why a record is not what it promises, or nothing; `commitment` is what its terms come to. */
export function flawOfPromise(record: Committed, commitment: () => string): Flaw | undefined {
  const { contributions, seed, promiseFormat } = record
  if (!contributions) return seed === undefined ? undefined : flawOfLoneSeed(seed, record.commitment)
  const flaw = flawOfSeed(contributions, seed, promiseFormat)
  if (flaw) return flaw
  if (commitment() === record.commitment) return undefined
  return {
    path: '/commitment',
    message:
      'is not that of this record: its game, rules, options, start, seats or seed are not those that were promised',
  }
}

/** The seed of a record of formats 1 and 2, which is all that its commitment covers. */
function flawOfLoneSeed(seed: string, commitment: string): Flaw | undefined {
  if (opensTerms(seed))
    return {
      path: '/seed',
      message: 'is what the commitment of a later format is made of: it was the seed of no match',
    }
  return sha256Hex(seed) === commitment ? undefined : NOT_PROMISED
}

/** Whether a text hashes to something else that records are made of: given out as a seed, it would open that once more. */
function opensTerms(seed: string): boolean {
  return /^(\{"of":"sextant\.(match|campaign)|sextant\/)/.test(seed)
}

/** Whether this is the seed that a record promises, and the only secret that its dice are made of. */
export function promisesSeed({ commitment, contributions, promiseFormat }: Committed, seed: string): boolean {
  if (!contributions) return flawOfLoneSeed(seed, commitment) === undefined
  return contributions.length === 1 && flawOfSeed(contributions, seed, promiseFormat) === undefined
}
