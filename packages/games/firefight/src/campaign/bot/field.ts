import type { Action } from '../actions.ts'
import { fitUnits } from '../rules/platoon.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { worthOf } from './worth.ts'

/** The best of those who are fit, and off. */
export function fieldOf(tables: Tables, state: State): Action {
  const best = fitUnits(state)
    .toSorted((a, b) => worthOf(tables, b) - worthOf(tables, a))
    .slice(0, tables.options.platoon.field)
  const missing = best.find(({ id }) => !state.fielded.includes(id))
  const room = state.fielded.length < tables.options.platoon.field
  return missing && room ? { type: 'field', unit: missing.id } : { type: 'start' }
}
