import { must } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Mission } from '../schema/mission.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Temper } from './temper.ts'

/** The way whose enemies are smallest for the ships that may be sent against them; the bold take the other. */
export function wayOf(tables: Tables, { bold }: Temper, { choices, mission }: State): Action {
  const sign = bold ? -1 : 1
  const [best = mission] = choices.toSorted((a, b) => sign * (threat(tables, a) - threat(tables, b)))
  return { type: 'choose', mission: best }
}

function threat(tables: Tables, id: string): number {
  const { ships, limit }: Mission = must(tables.missions, id)
  const sizes = ships.map(({ seat, class: kind }) =>
    seat === 'violet' ? must(tables.classes, kind).size : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / limit
}
