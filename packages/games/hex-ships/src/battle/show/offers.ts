import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { reached, skillOf } from '../rules/condition.ts'
import { speedLimits } from '../rules/speed.ts'
import { SIDES } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** Offered even when refused, so that a player sees the button and the reason. */
export function offersTo(tables: Tables, state: State, seat: number): Action[] {
  if (state.over || state.volley.roll) return []
  const index = actingIndex(state)
  const table = at(tables.ships, index)
  if (table.seat !== seat) return []
  if (state.phase === 'fire')
    return state.volley.target === null
      ? []
      : table.mounts.flatMap(mount => (mount ? [{ type: 'switch', hardpoint: mount.hardpoint }] : []))
  const { captains, ecm } = tables.combat
  const engineering = skillOf(at(state.ships, index), table, 'engineering')
  return [
    ...speedsOf(tables, state),
    { type: 'advance' },
    { type: 'turn', to: 'left' },
    { type: 'turn', to: 'right' },
    ...SIDES.filter(face => table.class.shields[face] > 0).map((face): Action => ({ type: 'charge', face })),
    ...(reached(captains.engineering.afterburners, engineering) > 0
      ? [{ type: 'afterburners' } as const]
      : []),
    ...(ecm.on && table.class.ecm ? [{ type: 'ecm' } as const] : []),
    { type: 'end-turn' },
  ]
}

/** All of them can be taken: they are here for their place among the buttons. */
function speedsOf(tables: Tables, state: State): Action[] {
  if (state.move.set) return []
  const { least, most } = speedLimits(tables, state)
  return Array.from({ length: most - least + 1 }, (_, n) => ({ type: 'set-speed', speed: least + n }))
}
