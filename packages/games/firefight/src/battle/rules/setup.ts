import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Condition } from '../schema/scenario.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { drawMap } from './map.ts'

/** The map is drawn, and every unit waits to be deployed. */
export function setUp(tables: Tables, dice: Dice, emit: Emit<Event>): State {
  const { units, conditions, flags, fixed } = tables
  const drawn = fixed === undefined ? drawMap(tables, dice) : { terrain: fixed, tries: 0 }
  emit({ type: 'map-drawn', tries: drawn.tries })
  return {
    terrain: drawn.terrain,
    round: 0,
    active: 0,
    turn: 0,
    at: units.map(() => -1),
    wounds: units.map(({ wounds }) => wounds),
    marks: units.map(() => 0),
    watch: units.map(() => -1),
    mover: -1,
    path: [],
    points: conditions.flatMap(({ condition }) => startOf(condition)),
    flags: flags.map(() => -1),
    over: null,
  }
}

/** What a scenario gives the sides to make up for the order of turns. */
function startOf(condition: Condition): number[] {
  const start = 'start' in condition ? condition.start : undefined
  return [start?.blue ?? 0, start?.red ?? 0]
}
