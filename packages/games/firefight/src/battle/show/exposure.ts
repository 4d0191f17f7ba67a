import { at } from '@sextant/engine'
import { bestShots, type Shot, type Shots } from './shots.ts'

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
