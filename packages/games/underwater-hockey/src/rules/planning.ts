import { at, type Emit, type Refusal, type Seat } from '@sextant/engine'
import type { UnitAction } from '../actions.ts'
import type { Event } from '../events.ts'
import { copyPlan, type Plan, type Swim } from '../plan.ts'
import type { State } from '../state.ts'
import { teamAt, teamName, unitId, unitOf } from '../units.ts'
import { whyNotChange, whyNotCurl, whyNotFlick, whyNotSteal, whyNotSwim } from './abilities.ts'
import { planNow } from './proposals.ts'
import { refuse } from './refusals.ts'
import { startOf } from './strokes.ts'
import type { Workspace } from './workspace.ts'

/** Why a unit cannot be given this plan. */
export function whyNotPlan(
  work: Workspace,
  state: State,
  seat: Seat,
  action: UnitAction,
): Refusal | undefined {
  const { tables } = work
  const { changes } = tables.ruleset.planning
  if (state.changes[teamAt(seat)] >= changes) return refuse('too-many-changes', { changes })
  const u = unitOf(seat, action.unit)
  const unit = at(state.units, u)
  switch (action.type) {
    case 'swim':
      return whyNotSwim(tables, unit, startOf(unit, state.plans[u]), action.path)
    case 'curl':
      return whyNotCurl(unit, action.facing)
    case 'dive':
    case 'surface':
      return whyNotChange(unit, action.type)
    case 'flick':
      return whyNotFlick(tables, state, u, action)
    case 'steal':
      return whyNotSteal(work, state, u)
    case 'release':
      return state.plans[u] ? undefined : refuse('nothing-to-release')
  }
}

/** Records the plan and tells its team. */
export function plan(work: Workspace, state: State, seat: Seat, action: UnitAction, emit: Emit<Event>): void {
  const u = unitOf(seat, action.unit)
  const planned = planOf(work, state, u, action)
  state.plans[u] = planned
  state.changes[teamAt(seat)] += 1
  emit({
    type: 'planned',
    team: teamName(seat),
    unit: unitId(u),
    at: at(state.units, u).at,
    plan: planned && copyPlan(planned),
  })
}

function planOf(work: Workspace, state: State, u: number, action: UnitAction): Plan | null {
  switch (action.type) {
    case 'swim': {
      // A dive or surfacing stays, also a proposed one; a curl stays only where the coach asked for it.
      const { change } = swimOf(planNow(work, state, u))
      return { kind: 'swim', change, curl: swimOf(state.plans[u]).curl, path: [...action.path] }
    }
    case 'curl': {
      const { change } = swimOf(planNow(work, state, u))
      return { kind: 'swim', change, curl: action.facing, path: [] }
    }
    case 'dive':
    case 'surface': {
      const { change, curl, path } = swimOf(planNow(work, state, u))
      return { kind: 'swim', change: change === action.type ? null : action.type, curl, path: [...path] }
    }
    case 'flick':
      return { kind: 'flick', direction: action.direction, distance: action.distance }
    case 'steal':
      return { kind: 'steal' }
    case 'release':
      return null
  }
}

/** The part of a plan that a swim keeps. */
function swimOf(plan: Plan | null | undefined): Swim {
  return plan?.kind === 'swim' ? plan : { kind: 'swim', change: null, curl: null, path: [] }
}
