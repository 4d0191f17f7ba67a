import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../card.ts'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { LanternReach } from '../types.ts'
import { appointmentOf } from './appointment.ts'
import { ordersFor } from './orders.ts'
import { BOLD, CAREFUL, type Temper } from './temper.ts'
import { trainingOf } from './training.ts'
import { wayOf } from './way.ts'

const { bots } = card.campaigns['lantern-reach']

/** Bots that make the decisions of a campaign. */
export const commanders: readonly Bot<LanternReach>[] = [
  { ...botCard(bots, 'careful'), join: joinWith(CAREFUL) },
  { ...botCard(bots, 'bold'), join: joinWith(BOLD) },
]

function joinWith(temper: Temper): Bot<LanternReach>['join'] {
  return ({ tables }) => ({ choose: view => decide(tables, temper, view) })
}

/** Captains first, then the way, then the ships. */
function decide(tables: Tables, temper: Temper, state: State): Action {
  const decision = appointmentOf(tables, state) ?? trainingOf(tables, temper, state)
  if (decision) return decision
  return state.stage === 'branch' ? wayOf(tables, temper, state) : ordersFor(tables, temper, state)
}
