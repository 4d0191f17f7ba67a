import type { Action } from '../actions.ts'
import { whyNotHeal, whyNotRecruit } from '../rules/orders.ts'
import { fitUnits } from '../rules/platoon.ts'
import type { State } from '../state.ts'
import { priceOf, type Tables, unitOfKind } from '../tables.ts'
import type { Temper } from './temper.ts'
import { worthOf } from './worth.ts'

/** What supplies are spent on: health where too few are fit, and recruits. */
export function purchaseOf(tables: Tables, temper: Temper, state: State): Action | undefined {
  const { field, least } = tables.options.platoon
  const recruit = recruitFor(tables, temper, state)
  const fit = fitUnits(state).length
  if (fit >= (temper.heals ? field : least)) return recruit
  const [wounded] = state.units
    .filter(({ id }) => !whyNotHeal(tables, state, id))
    .toSorted((a, b) => worthOf(tables, b) - worthOf(tables, a))
  return recruit ?? (wounded && { type: 'heal', unit: wounded.id })
}

function recruitFor(tables: Tables, { dearest }: Temper, state: State): Action | undefined {
  const cost = (kind: string) => unitOfKind(tables, kind).cost ?? 0
  const value = (kind: string) => (dearest ? cost(kind) : cost(kind) / priceOf(tables, kind))
  const [kind] = state.recruits
    .filter(one => !whyNotRecruit(tables, state, one))
    .toSorted((a, b) => value(b) - value(a))
  return kind === undefined ? undefined : { type: 'recruit', kind }
}
