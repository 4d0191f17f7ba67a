import type { Flaw } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { type State, THROUGH } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable } from '../unit-table.ts'

/** What is wrong with a position that its schema cannot say. */
export function positionFlaws(tables: Tables, state: State): Flaw[] {
  const shape = shapeFlaws(tables, state)
  if (shape.length > 0) return shape
  return [
    ...tables.units.flatMap(table => unitFlaws(tables, state, table)),
    ...sharedHexes(state),
    ...moveFlaws(tables, state),
  ]
}

/** Lists of the wrong length: nothing else can be asked of such a position. */
function shapeFlaws({ board, units, conditions, flags, scenario }: Tables, state: State): Flaw[] {
  const flaws: Flaw[] = []
  const length = (path: string, found: number, expected: number, what: string) => {
    if (found !== expected) flaws.push({ path, message: `found ${found}, there are ${expected} ${what}` })
  }
  length('/terrain', state.terrain.length, board.size, 'hexes')
  for (const list of ['at', 'wounds', 'marks', 'watch'] as const)
    length(`/${list}`, state[list].length, units.length, 'units')
  length('/points', state.points.length, 2 * conditions.length, 'scores')
  length('/flags', state.flags.length, flags.length, 'flags')
  if (state.round > scenario.rounds)
    flaws.push({ path: '/round', message: `found ${state.round}, the battle ends after ${scenario.rounds}` })
  for (const [path, cells] of [
    ['/at', state.at],
    ['/path', state.path],
  ] as const)
    for (const [place, cell] of cells.entries())
      if (cell >= board.size)
        flaws.push({ path: `${path}/${place}`, message: `the cell ${cell} is not on the map` })
  if (state.mover >= units.length) flaws.push({ path: '/mover', message: `there is no unit ${state.mover}` })
  return flaws
}

function unitFlaws({ zoneOf, scouting }: Tables, state: State, table: UnitTable): Flaw[] {
  const { index, wounds: most, seat, watching, scout } = table
  const flaws: Flaw[] = []
  const flaw = (list: string, message: string) => flaws.push({ path: `/${list}/${index}`, message })
  const wounds = state.wounds[index] ?? 0
  const at = state.at[index] ?? -1
  const through = ((state.marks[index] ?? 0) & THROUGH) !== 0
  if (wounds > most) flaw('wounds', `found ${wounds}, at most ${most}`)
  if (state.round === 0 && (wounds === 0 || through)) flaw('wounds', 'no unit is lost before the battle')
  if (wounds === 0 && at >= 0) flaw('at', 'a destroyed unit is on no hex')
  if (wounds > 0 && through && at >= 0) flaw('at', 'a unit that is through is on no hex')
  if (wounds > 0 && at < 0 && !through && state.round > 0) flaw('at', 'the unit is nowhere')
  if (state.round === 0 && at >= 0 && zoneOf[at] !== seat && !(scout && scouting[seat]?.includes(at)))
    flaw('at', 'the unit is outside its zone')
  const watch = state.watch[index] ?? -1
  if (watch >= 0 && !watching.includes(watch)) flaw('watch', `the unit cannot watch with weapon ${watch}`)
  if (watch >= 0 && at < 0) flaw('watch', 'the unit is not on the map')
  return flaws
}

/** Units share no hex, but for one that is halted above another. */
function sharedHexes({ at, mover }: State): Flaw[] {
  return at.flatMap((cell, unit) => {
    const other = at.findIndex((place, index) => place === cell && index < unit && index !== mover)
    return cell < 0 || other < 0 || unit === mover
      ? []
      : [{ path: `/at/${unit}`, message: `unit ${other} is on ${cell} already` }]
  })
}

/** A unit that is halted in its move belongs to the seat whose turn it is, and has its way before it. */
function moveFlaws({ units, board }: Tables, state: State): Flaw[] {
  const { mover, path, active, round, over } = state
  if (mover < 0) return path.length > 0 ? [{ path: '/path', message: 'no unit is moving' }] : []
  const flaws: Flaw[] = []
  if (over || round === 0) flaws.push({ path: '/mover', message: 'nothing moves now' })
  const at = state.at[mover] ?? -1
  if (units[mover]?.seat !== active || at < 0)
    flaws.push({ path: '/mover', message: `${mover} is no unit on the map of the player whose turn it is` })
  let before = at
  for (const [place, cell] of path.entries()) {
    if (before >= 0 && cell >= 0 && distance(board, before, cell) === 1) {
      before = cell
      continue
    }
    flaws.push({ path: `/path/${place}`, message: `no step leads to ${cell}` })
    break
  }
  // On its way it may be above others; where it ends it may not.
  if (state.at.some((cell, unit) => unit !== mover && cell === before))
    flaws.push({ path: '/mover', message: `its way ends on ${before}, where another unit is` })
  return flaws
}
