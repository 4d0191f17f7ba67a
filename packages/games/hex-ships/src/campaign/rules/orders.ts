import { must, type Refusal } from '@sextant/engine'
import type { State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { isDamaged, shipIn } from './fleet.ts'
import { refuse } from './refusals.ts'

/** Who goes on the mission, and who lies in dock. */

export function whyNotDock(tables: Tables, state: State, id: string): Refusal | undefined {
  const ship = shipIn(state, id)
  if (!ship) return refuse('no-such-ship')
  if (ship.docked) return refuse('in-dock')
  if (!isDamaged(tables, ship)) return refuse('not-damaged')
  return whyNoChange(tables, state)
}

export function whyNotUndock(state: State, id: string): Refusal | undefined {
  const ship = shipIn(state, id)
  if (!ship) return refuse('no-such-ship')
  return ship.docked ? undefined : refuse('not-in-dock')
}

export function whyNotSelect(tables: Tables, state: State, id: string): Refusal | undefined {
  const ship = shipIn(state, id)
  if (!ship) return refuse('no-such-ship')
  if (ship.docked) return refuse('in-dock')
  if (state.selected.includes(id)) return refuse('already-selected')
  const size = sizeOf(tables, [id])
  const limit = limitOf(tables, state)
  const left = limit - sizeOf(tables, state.selected)
  return size <= left ? undefined : refuse('too-large', { size, left, limit })
}

export function whyNotDeselect(tables: Tables, state: State, id: string): Refusal | undefined {
  if (!shipIn(state, id)) return refuse('no-such-ship')
  if (!state.selected.includes(id)) return refuse('not-selected')
  return whyNoChange(tables, state)
}

export function whyNotStart({ selected }: State): Refusal | undefined {
  return selected.length > 0 ? undefined : refuse('nobody-selected')
}

export function limitOf({ missions }: Tables, { mission }: State): number {
  return must(missions, mission).limit
}

/** Without an end to changes a campaign might have none. What puts a ship on the list is always possible. */
function whyNoChange({ options }: Tables, { changes }: State): Refusal | undefined {
  return changes < options.changes ? undefined : refuse('enough-changes')
}
