import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../card.ts'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { EmberRoad } from '../types.ts'
import { fieldOf } from './field.ts'
import { purchaseOf } from './quartermaster.ts'
import { BOLD, CAREFUL, type Temper } from './temper.ts'
import { trainingOf } from './training.ts'
import { wayOf } from './way.ts'

const { bots } = card.campaigns['ember-road']

/** Bots that make the decisions of a campaign. */
export const commanders: readonly Bot<EmberRoad>[] = [
  { ...botCard(bots, 'careful'), join: joinWith(CAREFUL) },
  { ...botCard(bots, 'bold'), join: joinWith(BOLD) },
]

function joinWith(temper: Temper): Bot<EmberRoad>['join'] {
  return ({ tables }) => ({ choose: view => decide(tables, temper, view) })
}

/** Traits first, then the way, then supplies, then who fights. */
function decide(tables: Tables, temper: Temper, state: State): Action {
  const training = trainingOf(temper, state)
  if (training) return training
  if (state.stage === 'crossroads') return wayOf(tables, temper, state)
  return purchaseOf(tables, temper, state) ?? fieldOf(tables, state)
}
