import { LIMITS } from '../input/limits.ts'
import type { Flaw } from '../input/schema.ts'
import type { Change } from '../plain/difference.ts'
import { type Draft, draftOf, PROTOTYPE_KEYS } from '../plain/draft.ts'
import { depthOf, valuesIn } from '../plain/plain.ts'
import type { RecordedChanges } from './recorded-states.ts'

/** Something that is recorded change by change, and where it stands in its document. */
export interface Recorded {
  /** `/entries/3/record`, or nothing where it is the whole document. */
  readonly place: string
  readonly list: 'steps' | 'entries'
  readonly start: unknown
  readonly steps: readonly RecordedChanges[]
}

/**
 * What is more than a document may stand for: a few characters of it can be a change of a large state, once more with every step.
 * All that is in a document counts together.
 */
export function flawOfLimits(recorded: readonly Recorded[]): Flaw | undefined {
  let changes = 0
  let values = 0
  let copied = 0
  for (const { place, list, start, steps } of recorded) {
    const size = sizeCounter(start)
    values += size.values
    for (const [at, step] of steps.entries()) {
      const path = `${place}/${list}/${at}/changes`
      const flaw = flawOfChanges(step.changes ?? [])
      if (flaw) return { path: `${path}${flaw.path}`, message: flaw.message }
      changes += step.changes?.length ?? 0
      if (changes > LIMITS.changes)
        return {
          path,
          message: `up to here ${changes} places change; ${LIMITS.changes} may, all steps together`,
        }
      copied += size.change(step.changes ?? [])
      values += size.values
      if (values > LIMITS.expanded || copied > LIMITS.copied) return { path, message: tooLarge(size.values) }
    }
  }
  return undefined
}

function tooLarge(size: number): string {
  return `up to here the states are more than a record may stand for: ${LIMITS.expanded} values together, ${LIMITS.copied} in what changes (this one has ${size}); fewer steps or a smaller position would do`
}

function flawOfChanges(changes: readonly Change[]): Flaw | undefined {
  if (changes.length > LIMITS.changesOfStep)
    return { path: '', message: `${changes.length} places change; ${LIMITS.changesOfStep} may in a step` }
  for (const [at, [path, value]] of changes.entries()) {
    if (path.length + depthOf(value) > LIMITS.depth)
      return {
        path: `/${at}`,
        message: `goes too deep: more than ${LIMITS.depth} lists and objects inside each other`,
      }
    const key = path.find(one => PROTOTYPE_KEYS.has(one))
    if (key !== undefined) return { path: `/${at}`, message: `the key ${key} is not allowed in a place` }
  }
  return undefined
}

/** Counts the values of a state as it changes, looking only at what does. */
function sizeCounter(start: unknown) {
  let state = start
  let values = valuesIn(start)
  let fits = true

  function put(draft: Draft, change: Change): void {
    const before = placed(draft.state, change[0])
    draft.apply(change)
    values += (change.length === 1 ? 0 : valuesIn(change[1])) - before
  }

  return {
    get values() {
      return values
    },
    /** Makes the changes and says how much was copied; those that do not fit are somebody else's to find. */
    change(changes: readonly Change[]): number {
      const draft = draftOf(state)
      try {
        for (const change of fits ? changes : []) put(draft, change)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        fits = false
      }
      state = draft.state
      return draft.copied
    },
  }
}

/** How many values stand at a place. */
function placed(state: unknown, path: Change[0]): number {
  let part = state
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return 0
    part = (part as Readonly<Record<string | number, unknown>>)[key]
  }
  return valuesIn(part)
}
