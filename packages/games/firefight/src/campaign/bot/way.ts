import { must } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'
import type { Temper } from './temper.ts'

/** The way whose enemies cost least, less what joins there; the bold take the other. */
export function wayOf(tables: Tables, { bold }: Temper, { choices, battle }: State): Action {
  const sign = bold ? -1 : 1
  const [best = battle] = choices.toSorted((a, b) => sign * (threatOf(tables, a) - threatOf(tables, b)))
  return { type: 'choose', battle: best }
}

function threatOf(tables: Tables, id: string): number {
  const { enemy, joins, veterans } = must(tables.battles, id)
  const costs = enemy.units.reduce((sum, { cost = 0 }) => sum + cost, 0)
  return (
    costs * (1 + 0.15 * veterans.length) - (joins === undefined ? 0 : (unitOfKind(tables, joins).cost ?? 0))
  )
}
