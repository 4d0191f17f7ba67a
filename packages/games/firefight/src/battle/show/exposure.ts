import { at } from '@sextant/engine'
import type { Highlight, Text } from '@sextant/scene'
import { numberAt } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { bestShots, type Shot, type Shots } from './shots.ts'
import { listed, sidedName, tenths, text } from './words.ts'

/** What the enemies could do to a unit on a cell if they stayed where they are, the worst first. */
export function dangersAt(shots: Shots, unit: number, cell: number): Shot[] {
  const { field, state } = shots
  const { units } = field.tables
  const { seat } = at(units, unit)
  const there = { ...state, at: state.at.with(unit, cell) }
  return units
    .filter(enemy => enemy.seat !== seat && at(state.at, enemy.index) >= 0)
    .flatMap(({ index }) => bestShots(shots, index, unit, there).slice(0, 1))
    .sort((a, b) => b.wounds - a.wounds)
}

/** The same in words. */
export function exposedTo(tables: Tables, dangers: readonly Shot[]): Text {
  const enemies = dangers.map(({ unit, wounds }) =>
    text('about.enemy', { unit: sidedName(tables, unit), wounds: tenths(wounds) }),
  )
  return text('about.exposed', { enemies: listed(enemies) })
}

/** The same on the map: each enemy with the wounds to expect from it. */
export function threatsOf(state: State, dangers: readonly Shot[]): Highlight[] {
  return dangers.map(({ unit, wounds }) => ({
    cell: numberAt(state.at, unit),
    meaning: 'threat',
    label: text('preview.danger', { wounds: tenths(wounds) }),
  }))
}
