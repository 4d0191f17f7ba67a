import { at, must, type Viewer } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Cell, Fact, Piece, Ruler, Scene, Text } from '@sextant/scene'
import { outcomeOf } from '../rules/outcome.ts'
import type { Workspace } from '../rules/workspace.ts'
import { type Plane, POSITIONS } from '../schema-names.ts'
import { holderIn, type State, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { firstOf, positionOf, teamName, teamOf, unitId, unitOf } from '../units.ts'
import { arrowsOf, clashesOf } from './arrows.ts'
import { goalText } from './goal.ts'
import { panelsOf } from './panels.ts'
import { PUCK_SIDE, SIDES, squadText, teamText, text, unitText } from './words.ts'

/** The pool as the viewer sees it; its ground never changes. */
export function sceneOf(work: Workspace, pool: Pool, view: State, viewer: Viewer): Scene {
  const { tables } = work
  const { cells, rulers } = pool
  return {
    stage: { kind: 'hexes', orientation: 'pointy', cells, rulers },
    sides: SIDES,
    pieces: [...view.units.map((unit, u) => pieceOf(tables, view, u, unit)), puckOf(tables, view)],
    highlights: clashesOf(work, view, viewer),
    arrows: arrowsOf(work, view, viewer),
    panels: panelsOf(work, view, viewer),
    status: statusOf(tables, view),
    goal: goalText(tables),
    ...focusOf(tables, view, viewer),
    score: { points: view.score, clock: clockText(tables, view) },
  }
}

/** What never changes of the board. */
export interface Pool {
  readonly cells: readonly Cell[]
  readonly rulers: readonly Ruler[]
}

export function poolOf(tables: Tables): Pool {
  return { cells: cellsOf(tables), rulers: rulersOf(tables) }
}

/** Rows at the left and the right, columns at the top and the bottom, as positions are written. */
function rulersOf({ ruleset }: Tables): Ruler[] {
  const { rows, columns } = ruleset.pool
  const rulers: Ruler[] = []
  for (let row = 0; row < rows; row++) {
    const label = String(row + 1)
    rulers.push({ cell: row * columns, edge: 'left', label })
    rulers.push({ cell: row * columns + columns - 1, edge: 'right', label })
  }
  for (let column = 0; column < columns; column++) {
    const label = String(column + 1)
    rulers.push({ cell: column, edge: 'top', label })
    rulers.push({ cell: (rows - 1) * columns + column, edge: 'bottom', label })
  }
  return rulers
}

/** Goals have the colours of those who defend them; the row of the puck is the half-way line. */
function cellsOf(tables: Tables): Cell[] {
  const { board, defender, names, row, puck } = tables
  return names.map((name, tile) => {
    const place = { q: at(board.q, tile), r: at(board.r, tile), address: name }
    const seat = at(defender, tile)
    if (seat >= 0) {
      const goal = `goal-${teamName(seat)}` as const
      return { ...place, terrain: goal, side: seat, name: text(`tile.${goal}`, { at: name }) }
    }
    if (tile === puck)
      return { ...place, terrain: 'middle', label: '·', name: text('tile.middle', { at: name }) }
    return { ...place, terrain: row[tile] === row[puck] ? 'middle' : 'water' }
  })
}

/** The surface is above the bottom, and the puck lies below its holder. */
export const LEVELS: Readonly<Record<Plane, number>> = { surface: 0, bottom: -1 }
export const PUCK_LEVEL = -2
/** Units at the surface are shown darker, those at the bottom lighter. */
export const SHADES = { surface: 'dark', bottom: 'light' } as const

function pieceOf(tables: Tables, view: State, u: number, unit: Unit): Piece {
  const { facing, plane, breath, lungs } = unit
  return {
    id: unitId(u),
    at: must(tables.tileOf, unit.at),
    side: teamOf(u),
    icon: 'swimmer',
    name: unitText(unitId(u)),
    tag: positionOf(u),
    facing,
    level: LEVELS[plane],
    shade: SHADES[plane],
    bars: [{ kind: 'breath', name: text('breath'), value: breath, max: lungs }],
    facts: factsOf(tables, u, unit),
    ...(holderIn(view) === u && {
      badges: [{ icon: 'holder', name: text('badge.holder'), tone: 'gain' }],
      prominent: true,
    }),
  }
}

function factsOf({ options }: Tables, u: number, unit: Unit): Fact[] {
  return [
    { name: text('fact.squad'), value: squadText(options, teamOf(u)) },
    { name: text('fact.plane'), value: text(`plane.${unit.plane}`) },
    { name: text('fact.recovery'), value: unit.recovery },
    { name: text('fact.lungs'), value: unit.lungs },
    { name: text('fact.speed'), value: unit.speed },
    { name: text('fact.steal'), value: text('percent', { number: unit.steal }) },
    { name: text('fact.flick'), value: unit.flick },
    { name: text('fact.turn'), value: text('thirds', { number: unit.turn }) },
  ]
}

/** Held, it is at the stick of its holder; free, everybody looks at it. */
function puckOf(tables: Tables, view: State): Piece {
  const { puck } = view
  const holder = holderIn(view)
  return {
    id: 'puck',
    at: must(tables.tileOf, puck.at),
    side: PUCK_SIDE,
    icon: 'puck',
    name: text('puck'),
    ...(holder === null
      ? { level: PUCK_LEVEL, prominent: true }
      : { level: LEVELS.bottom, carriedBy: unitId(holder) }),
  }
}

function statusOf(tables: Tables, view: State): Text {
  const outcome = outcomeOf(tables, view)
  const [blue, red] = view.score
  if (outcome) {
    const winner = outcome.scores.indexOf(1)
    if (winner < 0) return text('status.drawn', { blue, red })
    return text('status.won', { team: teamText(teamName(winner)), blue, red })
  }
  const { turn } = view
  const { turns } = tables.ruleset.match
  const waiting = view.committed.indexOf(true)
  if (waiting < 0) return text('status.planning', { turn, turns })
  return text('status.waiting', { turn, turns, team: teamText(teamName(1 - waiting)) })
}

/** Where the puck is; for a coach whose team has lined up or is still far from it, where that is, with the puck in view. */
function focusOf(tables: Tables, view: State, viewer: Viewer): Pick<Scene, 'focus' | 'inView'> {
  const puck = must(tables.tileOf, view.puck.at)
  if (viewer === 'spectator') return view.turn === view.kickoff ? {} : { focus: puck }
  if (view.turn === view.kickoff) return { focus: at(tables.lineUp, unitOf(viewer, 'CF')), inView: [puck] }
  const own = view.units.slice(firstOf(viewer), firstOf(viewer) + POSITIONS.length)
  const away = own
    .map(unit => must(tables.tileOf, unit.at))
    .map(tile => ({ tile, tiles: distance(tables.board, tile, puck) }))
  const nearest = away.reduce((best, each) => (each.tiles < best.tiles ? each : best), {
    tile: puck,
    tiles: Number.POSITIVE_INFINITY,
  })
  return nearest.tiles > FAR ? { focus: nearest.tile, inView: [puck] } : { focus: puck }
}

/** Tiles between the puck and a team that does not see both on a small screen. */
const FAR = 4

function clockText({ ruleset }: Tables, { turn }: State): Text {
  const { turns } = ruleset.match
  return text('score.clock', { turn: Math.min(turn, turns), turns })
}
