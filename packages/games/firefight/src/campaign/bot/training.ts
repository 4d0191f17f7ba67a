import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Temper } from './temper.ts'

/** The next trait to be chosen. */
export function trainingOf({ training }: Temper, { units }: State): Action | undefined {
  for (const { id, drawn } of units) {
    const trait = training.find(one => drawn.includes(one)) ?? drawn[0]
    if (trait) return { type: 'train', unit: id, trait }
  }
  return undefined
}
