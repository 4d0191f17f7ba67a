import { at, SeededDice } from '@sextant/engine'
import { setUp } from '../../rules/setup.ts'
import type { Design } from '../../schema/classes.ts'
import type { Ruleset } from '../../schema/rules.ts'
import type { State } from '../../state.ts'
import { type ShipTable, type Tables, tablesOf } from '../../tables.ts'

/** A ship alone on a map, to look at. */
export interface Trial {
  readonly tables: Tables
  readonly table: ShipTable
  readonly state: State
}

/** @param design without faults */
export function trialOf(rules: Ruleset, design: Design): Trial {
  const ship = {
    ...design,
    weapons: [...design.weapons],
    id: 'design',
    seat: 'amber' as const,
    at: '0,0',
    facing: 0,
  }
  const tables = tablesOf({ rules, scenario: { radius: 3, rounds: 1, ships: [ship], objectives: [] } })
  const begun = setUp(tables, SeededDice.from('design'), () => {})
  // A battle that is over: nothing on the card is to be pressed.
  return { tables, table: at(tables.ships, 0), state: { ...begun, over: { winner: null, reason: '' } } }
}
