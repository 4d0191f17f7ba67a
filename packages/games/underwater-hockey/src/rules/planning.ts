import type { Emit, Refusal, Seat } from '@sextant/engine'
import type { UnitAction } from '../actions.ts'
import type { Event } from '../events.ts'
import { copyPlan, type Plan, type Swim } from '../plan.ts'
import { refuse } from '../refusals.ts'
import type { State, Unit } from '../state.ts'
import { teamName, unitId, unitOf } from '../units.ts'
import { readWater } from '../water.ts'
import type { World } from '../world.ts'
import { isAhead } from './flicking.ts'
import { planNow } from './proposals.ts'
import { canSteal } from './stealing.ts'
import { startOf } from './strokes.ts'

/** Why a unit cannot be given this plan. */
export function whyNotPlan(world: World, state: State, seat: Seat, action: UnitAction): Refusal | undefined {
  const { changes } = world.ruleset.planning
  if ((state.changes[seat as 0 | 1] ?? 0) >= changes) return refuse('too-many-changes', { changes })
  const u = unitOf(seat, action.unit)
  const unit = state.units[u] as Unit
  switch (action.type) {
    case 'swim':
      return whyNotSwim(world, state, u, unit, action.path)
    case 'curl':
      return action.facing === unit.facing ? refuse('same-facing') : undefined
    case 'dive':
      if (unit.plane === 'bottom') return refuse('under-water-already')
      return unit.breath === 0 ? refuse('out-of-breath') : undefined
    case 'surface':
      return unit.plane === 'surface' ? refuse('at-surface-already') : undefined
    case 'flick':
      return whyNotFlick(world, state, u, unit, action.direction, action.distance)
    case 'steal':
      return canSteal(world, readWater(world, state), u) ? undefined : refuse('no-steal')
    case 'release':
      return state.plans[u] ? undefined : refuse('nothing-to-release')
  }
}

/** Notes the plan and tells its team. */
export function plan(world: World, state: State, seat: Seat, action: UnitAction, emit: Emit<Event>): void {
  const u = unitOf(seat, action.unit)
  const planned = planOf(world, state, u, action)
  state.plans[u] = planned
  state.changes[seat as 0 | 1] += 1
  const { at } = state.units[u] as Unit
  emit({ type: 'planned', team: teamName(seat), unit: unitId(u), at, plan: planned && copyPlan(planned) })
}

function planOf(world: World, state: State, u: number, action: UnitAction): Plan | null {
  switch (action.type) {
    case 'swim': {
      // A dive or surfacing stays, also a proposed one; a curl stays only where the coach asked for it.
      const { change } = swimOf(planNow(world, state, u))
      return { kind: 'swim', change, curl: swimOf(state.plans[u]).curl, path: [...action.path] }
    }
    case 'curl': {
      const { change } = swimOf(planNow(world, state, u))
      return { kind: 'swim', change, curl: action.facing, path: [] }
    }
    case 'dive':
    case 'surface': {
      const { change, curl, path } = swimOf(planNow(world, state, u))
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

/** What there is to keep of a plan for a swim. */
function swimOf(plan: Plan | null | undefined): Swim {
  return plan?.kind === 'swim' ? plan : { kind: 'swim', change: null, curl: null, path: [] }
}

function whyNotSwim(
  { board, tileOf }: World,
  state: State,
  u: number,
  unit: Unit,
  path: readonly number[],
): Refusal | undefined {
  const { facing, strokes } = startOf(unit, state.plans[u])
  if (path.length > strokes) return refuse('too-far', { steps: path.length, most: strokes })
  let before = facing
  let tile = tileOf.get(unit.at) as number
  for (const direction of path) {
    if (!isAhead(before, direction)) return refuse('too-sharp')
    tile = board.neighbours[tile * 6 + direction] as number
    if (tile < 0) return refuse('off-the-pool')
    before = direction
  }
  return undefined
}

function whyNotFlick(
  { board, tileOf }: World,
  state: State,
  u: number,
  unit: Unit,
  direction: number,
  distance: number,
): Refusal | undefined {
  if (state.puck.holder !== u) return refuse('not-the-holder')
  if (distance > unit.flick) return refuse('flick-too-far', { most: unit.flick })
  if (!isAhead(unit.facing, direction)) return refuse('flick-aside')
  let tile = tileOf.get(unit.at) as number
  for (let step = 0; step < distance && tile >= 0; step++)
    tile = board.neighbours[tile * 6 + direction] as number
  return tile < 0 ? refuse('off-the-pool') : undefined
}
