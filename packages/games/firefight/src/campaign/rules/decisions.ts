import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { priceOf, type Tables } from '../tables.ts'
import {
  whyNotField,
  whyNotHeal,
  whyNotHoldBack,
  whyNotRecruit,
  whyNotStart,
  whyNotTrain,
  without,
} from './orders.ts'
import { join, unitIn } from './platoon.ts'
import { refuse } from './refusals.ts'
import { battleDue } from './road.ts'
import { drawTraits } from './traits.ts'

export function whyNot(tables: Tables, state: State, action: Action): Refusal | undefined {
  if (state.stage === 'over') return refuse('campaign-over')
  if (state.stage === 'battle') return refuse('battle-first')
  switch (action.type) {
    case 'choose':
      if (state.stage !== 'crossroads') return refuse('no-crossroads')
      return state.choices.includes(action.battle) ? undefined : refuse('not-on-this-way')
    case 'train':
      return whyNotTrain(state, action.unit, action.trait)
    case 'recruit':
      return whyNotRecruit(tables, state, action.kind)
    case 'heal':
      return whyNotHeal(tables, state, action.unit)
    default:
      return state.stage === 'crossroads' ? refuse('choose-first') : whyNotOrdered(tables, state, action)
  }
}

type Order = Extract<Action, { type: 'field' | 'hold-back' | 'start' }>

function whyNotOrdered(tables: Tables, state: State, action: Order): Refusal | undefined {
  switch (action.type) {
    case 'field':
      return whyNotField(tables, state, action.unit)
    case 'hold-back':
      return whyNotHoldBack(tables, state, action.unit)
    case 'start':
      return whyNotStart(tables, state)
  }
}

export function apply(tables: Tables, state: State, action: Action, dice: Dice, emit: Emit<Event>): void {
  const most = tables.options.platoon.field
  switch (action.type) {
    case 'choose':
      state.choices = []
      emit({ type: 'way-chosen', battle: action.battle })
      battleDue(state, action.battle, emit)
      break
    case 'train': {
      const unit = unitIn(state, action.unit)
      if (!unit) return
      unit.learnt.push(action.trait)
      unit.drawn = []
      emit({ type: 'trait-chosen', unit: unit.id, trait: action.trait })
      drawTraits(tables, unit, dice, emit)
      break
    }
    case 'recruit': {
      const cost = priceOf(tables, action.kind)
      state.supplies -= cost
      state.recruits = without(state.recruits, action.kind)
      const { id } = join(state, action.kind)
      emit({ type: 'recruited', unit: id, cost, supplies: state.supplies })
      break
    }
    case 'heal': {
      const unit = unitIn(state, action.unit)
      if (!unit) return
      const cost = tables.options.supplies.heal
      unit.wounded = false
      state.supplies -= cost
      emit({ type: 'healed', unit: unit.id, cost, supplies: state.supplies })
      break
    }
    case 'field':
      state.fielded.push(action.unit)
      emit({ type: 'fielded', unit: action.unit, count: state.fielded.length, most })
      break
    case 'hold-back':
      state.changes++
      state.fielded = without(state.fielded, action.unit)
      emit({ type: 'held-back', unit: action.unit, count: state.fielded.length, most })
      break
    case 'start':
      state.stage = 'battle'
      emit({ type: 'battle-started', battle: state.battle, units: [...state.fielded] })
      break
  }
}

export function legalActions(tables: Tables, state: State): Action[] {
  return choicesOf(state).filter(action => !whyNot(tables, state, action))
}

/** Every decision that could be made with the platoon as it is, legal now or not. */
export function choicesOf(state: State): Action[] {
  const { stage, choices, recruits, units, fielded } = state
  if (stage === 'battle' || stage === 'over') return []
  const onward: Action[] =
    stage === 'crossroads' ? choices.map(battle => ({ type: 'choose', battle })) : [{ type: 'start' }]
  const ofUnits = units.flatMap(({ id: unit, drawn, wounded }): Action[] => [
    ...drawn.map((trait): Action => ({ type: 'train', unit, trait })),
    ...(wounded ? [{ type: 'heal', unit } as const] : []),
    ...(stage === 'crossroads'
      ? []
      : [{ type: fielded.includes(unit) ? 'hold-back' : 'field', unit } as const]),
  ])
  const recruiting = [...new Set(recruits)].map((kind): Action => ({ type: 'recruit', kind }))
  return [...onward, ...ofUnits, ...recruiting]
}
