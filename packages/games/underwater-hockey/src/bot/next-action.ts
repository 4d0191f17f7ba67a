import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { type Plan, type Swim, samePath, samePlan } from '../plan.ts'
import { type Position, TEAM_SIZE } from '../schema-names.ts'
import type { State } from '../state.ts'
import { firstOf, positionOf, type TeamSeat } from '../units.ts'

/**
 * The next step from the plans as they stand to those that were decided on; to commit when they are the same. A
 * unit whose plan would take more changes than are `left` keeps the plan it has.
 */
export function nextAction(
  state: State,
  seat: TeamSeat,
  decided: readonly Plan[],
  proposed: readonly Plan[],
  left: number,
): Action {
  const first = firstOf(seat)
  for (let index = 0; index < TEAM_SIZE; index++) {
    const now = state.plans[first + index] ?? null
    const wanted = at(decided, index)
    const stands = now ?? at(proposed, index)
    if (!samePlan(stands, wanted) && stepsTo(now, stands, wanted) <= left)
      return stepTowards(positionOf(first + index), now, wanted)
  }
  return { type: 'commit' }
}

/** How many steps lead from one plan to the other, see `stepTowards`; a release goes back to the proposed plan. */
function stepsTo(now: Plan | null, stands: Plan, wanted: Plan): number {
  if (wanted.kind !== 'swim') return 1
  const curl = now?.kind === 'swim' ? now.curl : null
  const change = stands.kind === 'swim' ? stands.change : null
  const changes = change === wanted.change ? 0 : 1
  if (wanted.curl !== curl && wanted.curl !== null) return 1 + (wanted.path.length > 0 ? 1 : 0) + changes
  // What is proposed may dive or surface otherwise than what is released.
  if (wanted.curl !== curl) return 3
  return (now?.kind === 'swim' && samePath(now.path, wanted.path) ? 0 : 1) + changes
}

function stepTowards(unit: Position, now: Plan | null, wanted: Plan): Action {
  switch (wanted.kind) {
    case 'steal':
      return { type: 'steal', unit }
    case 'flick':
      return { type: 'flick', unit, direction: wanted.direction, distance: wanted.distance }
    case 'swim':
      return swimStep(unit, now?.kind === 'swim' ? now : undefined, wanted)
  }
}

/** The curl, which empties the path; then the path; then the dive or the surfacing. */
function swimStep(unit: Position, now: Swim | undefined, wanted: Swim): Action {
  if (wanted.curl === null && now && now.curl !== null) return { type: 'release', unit }
  if (wanted.curl !== null && now?.curl !== wanted.curl) return { type: 'curl', unit, facing: wanted.curl }
  if (!now || !samePath(now.path, wanted.path)) return { type: 'swim', unit, path: [...wanted.path] }
  return { type: wanted.change ?? now.change ?? 'dive', unit }
}
