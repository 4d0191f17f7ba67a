import { at, SeededDice } from '@sextant/engine'
import type { Diagram } from '@sextant/scene'
import { setUp } from '../../battle/rules/setup.ts'
import { diagramOf } from '../../battle/show/diagram.ts'
import { tablesOf } from '../../battle/tables.ts'
import { setupOf } from '../rules/battle.ts'
import type { FleetShip } from '../state.ts'
import type { Tables } from '../tables.ts'

const SPOT = { at: '0,0', facing: 0, speed: 0 }
const SMALLEST = 3

/** The card of a ship as a battle would begin with it. */
export function shipDiagram(tables: Tables, ship: FleetShip): Diagram {
  const scenario = { radius: SMALLEST, rounds: 1, ships: [setupOf(tables, ship, SPOT)], objectives: [] }
  const alone = tablesOf({ rules: tables.options.rules, scenario })
  const state = setUp(alone, SeededDice.from(ship.id), () => undefined)
  const idle = { ...state, over: { winner: null, reason: '' } }
  return diagramOf(alone, idle, at(alone.ships, 0), at(state.ships, 0))
}
