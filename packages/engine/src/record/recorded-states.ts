import { LIMITS } from '../input/limits.ts'
import { InputError } from '../input/schema.ts'
import type { Change } from '../plain/difference.ts'
import { type Draft, draftOf } from '../plain/draft.ts'
import { valuesIn } from '../plain/plain.ts'
import type { MatchRecord } from './record.ts'

/**
 * The states of a record from the set-up on. Only some are kept; those in between are made again from the last one kept when they
 * are asked for, so each is to be read and not changed.
 */
export interface RecordedStates<S = unknown> {
  /** One more than there are steps. */
  readonly length: number
  /** The state after a step; 0 is the set-up, -1 the last. Nothing where there is no such step. */
  at(step: number): S | undefined
  /** One after the other, from the set-up on. */
  map<R>(look: (state: S, step: number) => R): R[]
}

/** What is recorded change by change. */
export interface RecordedChanges {
  readonly seq: number
  readonly changes?: readonly Change[]
}

/**
 * The states of a record, put together from what it says has changed: so it can be watched even where the rules have changed
 * since. Nobody has checked that they are states of the game. An `InputError` says where changes do not fit.
 */
export function recordedStates(record: MatchRecord, source: string): RecordedStates {
  return statesOnward(record.start.state, record.steps, source, 'steps')
}

/** The same of anything that is recorded change by change; `list` is where the changes stand. */
export function statesOnward(
  first: unknown,
  steps: readonly RecordedChanges[],
  source: string,
  list: string,
): RecordedStates {
  const length = steps.length + 1
  const every = spacing(first, steps)
  const kept = [first]
  /** The last few that were asked for: what is shown is often what was shown, or one step from it. */
  let recent: readonly Reached[] = []

  let draft = draftOf(first)
  for (const step of steps) {
    applyStep(draft, step, source, list)
    if (step.seq % every !== 0) continue
    kept.push(draft.state)
    draft = draftOf(draft.state)
  }

  function at(asked: number): unknown {
    const step = asked < 0 ? asked + length : asked
    if (!Number.isInteger(step) || step < 0 || step >= length) return undefined
    const place = Math.floor(step / every)
    const below: Reached = { step: place * every, state: kept[place] }
    const from = recent.reduce((best, one) => (one.step <= step && one.step > best.step ? one : best), below)
    const onward = draftOf(from.state)
    for (const one of steps.slice(from.step, step)) applyStep(onward, one, source, list)
    const { state } = onward
    recent = [{ step, state }, ...recent.filter(one => one.step !== step)].slice(0, RECENT)
    return state
  }

  return {
    length,
    at,
    map: look => Array.from({ length }, (_, step) => look(at(step), step)),
  }
}

const RECENT = 4

interface Reached {
  readonly step: number
  readonly state: unknown
}

/** After how many steps one state is kept. */
function spacing(first: unknown, steps: readonly RecordedChanges[]): number {
  let largest = valuesIn(first)
  for (const { changes = [] } of steps) for (const [, value] of changes) largest += valuesIn(value)
  return Math.max(LIMITS.keptEvery, Math.ceil((largest * steps.length) / LIMITS.keptValues))
}

function applyStep(draft: Draft, { seq, changes = [] }: RecordedChanges, source: string, list: string): void {
  try {
    for (const change of changes) draft.apply(change)
  } catch (error) {
    const message = `does not fit the state before: ${error instanceof Error ? error.message : error}`
    throw new InputError(source, [{ path: `/${list}/${seq - 1}/changes`, message }])
  }
}
