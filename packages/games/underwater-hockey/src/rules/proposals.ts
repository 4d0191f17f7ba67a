import { at, type Seat } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import { TEAM_SIZE } from '../schema-names.ts'
import type { State } from '../state.ts'
import { firstOf, teamAt, teamOf } from '../units.ts'
import { propose } from './playbook/propose.ts'
import { type Workspace, waterOf } from './workspace.ts'

/** What the playbook proposes to each unit of a team, from what everybody can see. */
export function proposalsFor(work: Workspace, state: State, seat: Seat): Plan[] {
  return propose(work, waterOf(work, state), teamAt(seat))
}

/** The plans of a team as they stand: the coach's, and the playbook's where the coach has none. */
export function plansNow(work: Workspace, state: State, seat: Seat): Plan[] {
  const first = firstOf(seat)
  const own = state.plans.slice(first, first + TEAM_SIZE)
  const proposed = own.includes(null) ? proposalsFor(work, state, seat) : []
  return own.map((plan, index) => plan ?? at(proposed, index))
}

/** The same for one unit. */
export function planNow(work: Workspace, state: State, u: number): Plan {
  const seat = teamOf(u)
  return state.plans[u] ?? at(proposalsFor(work, state, seat), u - firstOf(seat))
}
