import type { Flaw } from '../input/schema.ts'
import { canonicalJson } from '../plain/canonical.ts'
import { sha256Hex } from '../plain/sha256.ts'

/**
 * What is promised before the first draw: one hash over everything that decides about a match before it begins. It is
 * public from the start; at the end anybody can work it out from the record and compare.
 */

/**
 * One of the secrets that the seed is made of, by its SHA-256, so that what was agreed can be checked before any secret is out.
 * There is one, that of the host; a list leaves room for players who each add their own.
 */
export type Contribution = { readonly by: 'host'; readonly hash: string }

/** The seed as the one contribution of who runs the match. */
export function contributionsOf(seed: string): Contribution[] {
  return [{ by: 'host', hash: sha256Hex(seed) }]
}

/** What the commitment of a match covers. */
export interface MatchTerms {
  readonly game: string
  /** The version of the game's rules. */
  readonly rules: number
  readonly options: unknown
  /** Names of the seats, and who took them at the start. */
  readonly seats: readonly { readonly name: string; readonly player: string }[]
  /** The position it began from; `null` where rules and dice arranged it. */
  readonly position: unknown
  readonly contributions: readonly Contribution[]
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

/** `of` keeps the commitments of matches and campaigns apart; its number is raised when other things are covered. */
export function commitmentTo(
  of: 'sextant.match/1' | 'sextant.campaign/1',
  terms: MatchTerms | CampaignTerms,
) {
  return sha256Hex(canonicalJson({ of, terms }))
}

/** The part of a record that promises are about. */
export interface Committed {
  readonly commitment: string
  /** Missing in records of versions 1 and 2, whose commitment is the SHA-256 of the seed and covers nothing else. */
  readonly contributions?: readonly Contribution[]
  readonly seed?: string | undefined
}

/** The SHA-256 of the seed, as it was promised. */
export function promisedSeed({ commitment, contributions }: Committed): string | undefined {
  return contributions ? contributions[0]?.hash : commitment
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
  if (!promisesTerms(record) && record.seed !== undefined && opensTerms(record.seed))
    return {
      path: '/seed',
      message: 'is what the commitment of a later format is made of: it was the seed of no match',
    }
  if (record.seed !== undefined && sha256Hex(record.seed) !== promisedSeed(record))
    return { path: '/seed', message: 'is not the one that was promised' }
  if (record.contributions && commitment() !== record.commitment)
    return {
      path: '/commitment',
      message:
        'is not that of this record: its game, rules, options, start, seats or seed are not those that were promised',
    }
  return undefined
}

/** Whether a text hashes to a commitment to terms: given out as a seed, it would open that commitment once more. */
function opensTerms(seed: string): boolean {
  return /^\{"of":"sextant\.(match|campaign)\//.test(seed)
}
