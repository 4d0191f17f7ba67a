import type { Refusal } from '@sextant/engine'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import { refuse } from './refusals.ts'

/** Why an army cannot use a unit any more this turn (4.2.1). */
export function whyNotActing(state: State, army: Army, id: string): Refusal | undefined {
  if (!Object.hasOwn(state.units, id)) return refuse('no-such-unit', { unit: id })
  const unit = state.units[id]
  if (unit?.army !== army) return refuse('not-your-unit')
  // Newly recruited units cannot act in the current turn; after an attack a unit is done.
  if (unit.status === 'new') return refuse('newly-recruited')
  if (unit.status === 'done') return refuse('already-attacked')
  return undefined
}
