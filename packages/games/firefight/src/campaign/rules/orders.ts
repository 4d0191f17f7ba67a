import type { Refusal } from '@sextant/engine'
import type { Trait } from '../../battle/schema/names.ts'
import type { State } from '../state.ts'
import { priceOf, type Tables } from '../tables.ts'
import { mostFit, unitIn } from './platoon.ts'
import { refuse } from './refusals.ts'

/** Who fights, and what supplies and experience are spent on. */

export function whyNotTrain(state: State, id: string, trait: Trait): Refusal | undefined {
  const unit = unitIn(state, id)
  if (!unit) return refuse('no-such-unit')
  return unit.drawn.includes(trait) ? undefined : refuse('trait-not-drawn')
}

export function whyNotRecruit(tables: Tables, state: State, kind: string): Refusal | undefined {
  const { most } = tables.options.platoon
  if (!state.recruits.includes(kind)) return refuse('no-such-recruit')
  if (state.units.length >= most) return refuse('platoon-full', { most })
  return whyNotSpend(tables, state, priceOf(tables, kind), after => {
    after.recruits = without(after.recruits, kind)
    after.units = [...after.units, { id: kind, kind, experience: 0, learnt: [], drawn: [], wounded: false }]
  })
}

export function whyNotHeal(tables: Tables, state: State, id: string): Refusal | undefined {
  const unit = unitIn(state, id)
  if (!unit) return refuse('no-such-unit')
  if (!unit.wounded) return refuse('not-wounded')
  return whyNotSpend(tables, state, tables.options.supplies.heal, after => {
    after.units = after.units.map(one => (one.id === id ? { ...one, wounded: false } : one))
  })
}

export function whyNotField({ options }: Tables, state: State, id: string): Refusal | undefined {
  const unit = unitIn(state, id)
  if (!unit) return refuse('no-such-unit')
  if (unit.wounded) return refuse('unit-wounded')
  if (state.fielded.includes(id)) return refuse('already-fielded')
  const most = options.platoon.field
  return state.fielded.length < most ? undefined : refuse('field-full', { most })
}

/** Without an end to changes a campaign might have none. */
export function whyNotHoldBack({ options }: Tables, state: State, id: string): Refusal | undefined {
  if (!unitIn(state, id)) return refuse('no-such-unit')
  if (!state.fielded.includes(id)) return refuse('not-fielded')
  return state.changes < options.changes ? undefined : refuse('enough-changes')
}

export function whyNotStart({ options }: Tables, { fielded }: State): Refusal | undefined {
  const { least } = options.platoon
  return fielded.length >= least ? undefined : refuse('too-few', { least, count: fielded.length })
}

export function without(list: readonly string[], one: string): string[] {
  const place = list.indexOf(one)
  return list.filter((_, index) => index !== place)
}

/** Nobody may spend what the platoon needs to have enough units for the next battle. */
function whyNotSpend(
  tables: Tables,
  state: State,
  cost: number,
  spend: (after: State) => void,
): Refusal | undefined {
  const { supplies } = state
  if (cost > supplies) return refuse('no-supplies', { cost, supplies })
  const after = { ...state, supplies: supplies - cost }
  spend(after)
  const { least } = tables.options.platoon
  return mostFit(tables, after) >= least ? undefined : refuse('supplies-needed', { least })
}
