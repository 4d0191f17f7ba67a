import type { Seat } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { propose } from '../playbook/propose.ts'
import { TEAM_SIZE } from '../schema.ts'
import type { State } from '../state.ts'
import { firstOf, teamOf } from '../units.ts'
import { readWater } from '../water.ts'
import type { World } from '../world.ts'

/** What the playbook proposes to each unit of a team, from what everybody can see. */
export function proposalsFor(world: World, state: State, seat: Seat): Plan[] {
  return propose(world, readWater(world, state), seat === 0 ? 0 : 1)
}

/** The plans of a team as they stand: the coach's, and the playbook's where the coach has none. */
export function plansNow(world: World, state: State, seat: Seat): Plan[] {
  const first = firstOf(seat)
  const own = state.plans.slice(first, first + TEAM_SIZE)
  const proposed = own.includes(null) ? proposalsFor(world, state, seat) : []
  return own.map((plan, index) => plan ?? (proposed[index] as Plan))
}

/** The same for one unit. */
export function planNow(world: World, state: State, u: number): Plan {
  const seat = teamOf(u)
  return state.plans[u] ?? (proposalsFor(world, state, seat)[u - firstOf(seat)] as Plan)
}
