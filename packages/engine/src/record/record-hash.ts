import type { Draw } from '../dice/dice.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import { canonicalJson } from '../plain/canonical.ts'
import type { Change } from '../plain/difference.ts'
import { domainHash } from '../plain/domain-hash.ts'
import { sha256Hex } from '../plain/sha256.ts'
import type { Committed } from './commitment.ts'

/**
 * The hash of a record up to a step: of the hash before it and of all that the step says, back to the commitment and the
 * first state. It costs the same at every step, however long the match is and however large its state.
 */

/** A step as far as the hash goes; one in a journal and one in a record are hashed alike. */
export type HashedStep =
  | { readonly end: MatchEnd }
  | {
      readonly seat: number
      readonly action: unknown
      readonly dice: readonly Draw[]
      readonly changes: readonly Change[]
    }

interface HashedStart {
  readonly given: boolean
  readonly dice: readonly Draw[]
  readonly state: unknown
}

/** Which promise the hash begins with, and so in which way steps are hashed. */
export type HashedPromise = Pick<Committed, 'commitment' | 'promiseFormat'>

/** Hashes a record whose steps grow at the end, and shrink there by undo: what has been hashed is kept. */
export function recordHashing(
  promise: () => HashedPromise,
  start: HashedStart,
): (steps: readonly HashedStep[]) => string {
  const done: { readonly step: HashedStep; readonly hash: string }[] = []
  let links: Links | undefined
  let first: string | undefined
  return steps => {
    while (done.length > 0 && done.at(-1)?.step !== steps[done.length - 1]) done.pop()
    links ??= linksOf(promise())
    first ??= links.first(start)
    for (const step of steps.slice(done.length))
      done.push({ step, hash: links.next(done.at(-1)?.hash ?? first, step) })
    return done.at(-1)?.hash ?? first
  }
}

/** The hash of a record after each of its steps; that of its start, which is step 0, comes first. */
export function chainedHashes(record: HashedRecord): string[] {
  const { first, next } = linksOf(record)
  const hashes = [first(record.start)]
  for (const step of record.steps) hashes.push(next(hashes.at(-1) ?? '', step))
  return hashes
}

interface HashedRecord extends HashedPromise {
  readonly start: HashedStart
  readonly steps: readonly HashedStep[]
  readonly log?: readonly unknown[] | undefined
}

/** The hash that a record must have. */
export function hashOfRecord(record: HashedRecord): string {
  return withLog(recordHashing(() => record, record.start)(record.steps), record.log)
}

/** The hash of a record that has a log, out of that of its steps. */
function withLog(hash: string, log: readonly unknown[] | undefined): string {
  return log ? domainHash('log/4', canonicalJson([hash, log])) : hash
}

interface Links {
  first(start: HashedStart): string
  next(before: string, step: HashedStep): string
}

function linksOf({ commitment, promiseFormat }: HashedPromise): Links {
  return promiseFormat === undefined ? linksFrom(commitment) : olderLinksFrom(commitment)
}

function linksFrom(commitment: string): Links {
  return {
    first: ({ given, dice, state }) =>
      domainHash('record/4', canonicalJson([commitment, given, dice, state])),
    next: (before, step) => domainHash('step/4', `${before} ${textOf(step)}`),
  }
}

/** As formats before 4 were hashed; without a domain, so nothing is signed over these. */
function olderLinksFrom(commitment: string): Links {
  return {
    first: ({ given, dice, state }) => sha256Hex(commitment + canonicalJson([given, dice, state])),
    next: (before, step) => sha256Hex(before + textOf(step)),
  }
}

function textOf(step: HashedStep): string {
  if ('end' in step) return canonicalJson(step.end)
  const { seat, action, dice, changes } = step
  return canonicalJson([seat, action, dice, changes.map(([path, ...value]) => [path.map(String), ...value])])
}
