import type { Action } from '../actions.ts'
import type { Plan, Swim } from '../plan.ts'
import type { Position } from '../schema.ts'
import { TEAM_SIZE } from '../schema.ts'
import type { State } from '../state.ts'
import { firstOf, positionOf } from '../units.ts'
import { samePath, samePlan } from './changes.ts'

/** The next step from the plans as they stand to those that were decided on; to commit when they are the same. */
export function nextAction(
  state: State,
  seat: 0 | 1,
  decided: readonly Plan[],
  proposed: readonly Plan[],
): Action {
  const first = firstOf(seat)
  for (let index = 0; index < TEAM_SIZE; index++) {
    const now = state.plans[first + index] ?? null
    const wanted = decided[index] as Plan
    const stands = now ?? (proposed[index] as Plan)
    if (!samePlan(stands, wanted)) return stepTowards(positionOf(first + index), now, wanted)
  }
  return { type: 'commit' }
}

function stepTowards(unit: Position, now: Plan | null, wanted: Plan): Action {
  if (wanted.kind === 'steal') return { type: 'steal', unit }
  if (wanted.kind === 'flick') {
    const { direction, distance } = wanted
    return { type: 'flick', unit, direction: direction as 0, distance }
  }
  return swimStep(unit, now?.kind === 'swim' ? now : undefined, now !== null, wanted)
}

/** The curl, which empties the path; then the path; then the dive or the surfacing. */
function swimStep(unit: Position, now: Swim | undefined, planned: boolean, wanted: Swim): Action {
  if (wanted.curl === null && planned && now?.curl !== null && now !== undefined)
    return { type: 'release', unit }
  if (wanted.curl !== null && now?.curl !== wanted.curl)
    return { type: 'curl', unit, facing: wanted.curl as 0 }
  if (!now || !samePath(now.path, wanted.path)) return { type: 'swim', unit, path: wanted.path as 0[] }
  return { type: wanted.change ?? now.change ?? 'dive', unit }
}
