import { must } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Mission } from '../schema/mission.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** The way whose enemies are smallest for the ships that may be sent against them. */
export function mildest(tables: Tables, { choices, mission }: State): Action {
  const [best = mission] = choices.toSorted((a, b) => threat(tables, a) - threat(tables, b))
  return { type: 'choose', mission: best }
}

function threat(tables: Tables, id: string): number {
  const { ships, limit }: Mission = must(tables.missions, id)
  const sizes = ships.map(({ seat, class: kind }) =>
    seat === 'violet' ? must(tables.classes, kind).size : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / limit
}
