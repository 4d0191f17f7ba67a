import type { Draw } from '../dice/dice.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import { canonicalJson } from '../plain/canonical.ts'
import type { Change } from '../plain/difference.ts'
import { sha256Hex } from '../plain/sha256.ts'

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

/** Hashes a record whose steps grow at the end, and shrink there by undo: what has been hashed is kept. */
export function recordHashing(
  commitment: () => string,
  start: HashedStart,
): (steps: readonly HashedStep[]) => string {
  const done: { readonly step: HashedStep; readonly hash: string }[] = []
  let first: string | undefined
  return steps => {
    while (done.length > 0 && done.at(-1)?.step !== steps[done.length - 1]) done.pop()
    first ??= sha256Hex(commitment() + canonicalJson([start.given, start.dice, start.state]))
    for (const step of steps.slice(done.length)) {
      const before = done.at(-1)?.hash ?? first
      done.push({ step, hash: sha256Hex(before + textOf(step)) })
    }
    return done.at(-1)?.hash ?? first
  }
}

/** The hash that a record must have. */
export function hashOfRecord(record: {
  readonly commitment: string
  readonly start: HashedStart
  readonly steps: readonly HashedStep[]
}): string {
  return recordHashing(() => record.commitment, record.start)(record.steps)
}

function textOf(step: HashedStep): string {
  if ('end' in step) return canonicalJson(step.end)
  const { seat, action, dice, changes } = step
  return canonicalJson([seat, action, dice, changes.map(([path, ...value]) => [path.map(String), ...value])])
}
