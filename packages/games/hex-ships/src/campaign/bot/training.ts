import type { Action } from '../actions.ts'
import { whyNotRaise } from '../rules/fleet.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Temper } from './temper.ts'

/** The next skill point to be spent. */
export function trainingOf(tables: Tables, { training }: Temper, state: State): Action | undefined {
  for (const { id: ship, captain } of state.fleet) {
    if (!captain) continue
    for (const [skill, rank] of training)
      if (captain[skill] < rank && !whyNotRaise(tables, state, ship, skill))
        return { type: 'raise', ship, skill }
  }
  return undefined
}
