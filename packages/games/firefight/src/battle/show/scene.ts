import { at, type Viewer } from '@sextant/engine'
import type { Cell, Highlight, Scene, Score, Tally, Text } from '@sextant/scene'
import type { ConditionTable } from '../condition-table.ts'
import { countThrough } from '../rules/breakthrough.ts'
import { worthOf } from '../rules/ending.ts'
import { scoreOf } from '../rules/objectives.ts'
import { countOnMap } from '../rules/units.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import { type Tables, terrainAt } from '../tables.ts'
import type { Field } from './field.ts'
import { goalFor } from './goal.ts'
import { breaksThrough, objectiveCells } from './objectives.ts'
import { panelsOf, worthName } from './panels.ts'
import { piecesOf } from './pieces.ts'
import type { Shots } from './shots.ts'
import { watchedGround } from './watched-ground.ts'
import { ownReason, reasonText, SIDES, sidedName, sideName, text } from './words.ts'

/** The battle as everybody sees it: nothing is hidden. */
export function sceneOf(field: Field, shots: Shots, state: State, viewer: Viewer): Scene {
  const score = scoreFor(field, state)
  const ending = endingFor(field, state, viewer)
  return {
    stage: { kind: 'hexes', orientation: 'flat', cells: cellsOf(field, state), regions: field.edges },
    sides: SIDES,
    pieces: piecesOf(field, shots, state, viewer),
    highlights: highlightsOf(field, state),
    panels: panelsOf(field, state, viewer),
    status: statusOf(field, state),
    goal: goalFor(field.tables, viewer),
    ...(score && { score }),
    ...(state.mover >= 0 && { focus: at(state.at, state.mover) }),
    ...(ending !== undefined && { ending }),
    ...(state.over && { tallies: talliesOf(field.tables, state) }),
  }
}

/** What the battle is about, and the ground that the other side watches. */
function highlightsOf(field: Field, state: State): Highlight[] {
  const watched = state.over ? [] : watchedGround(field, state, 1 - state.active)
  return [
    ...objectiveCells(field.tables, state).map((cell): Highlight => ({ cell, meaning: 'objective' })),
    ...watched.map((cell): Highlight => ({ cell, meaning: 'zone' })),
  ]
}

/** The map, and while units wait to be deployed the places where they do. */
function cellsOf({ tables, reserve }: Field, { terrain, flags, round }: State): Cell[] {
  const { board } = tables
  const cells = Array.from({ length: board.size }, (_, cell): Cell => {
    const [q, r] = [at(board.q, cell), at(board.r, cell)]
    return { q, r, terrain: terrainAt(terrain, cell) }
  })
  for (const [flag, cell] of tables.flags.entries()) {
    const owner = SEATS[flags[flag] ?? -1]
    cells[cell] = { ...at(cells, cell), feature: owner ? `flag-${owner}` : 'flag' }
  }
  if (round > 0) return cells
  return [...cells, ...reserve.map(({ q, r }): Cell => ({ q, r, terrain: 'reserve' }))]
}

/** Whose turn it is, or how it ended. */
export function statusOf({ tables }: Field, state: State): Text {
  const { over, round, active, mover } = state
  if (over) {
    const reason = reasonText(over.reason)
    return over.winner === null
      ? text('status.drawn', { reason })
      : text('status.won', { side: sideName(over.winner), reason })
  }
  if (round === 0) {
    const left = (tables.own[active] ?? []).filter(unit => state.at[unit] === -1).length
    return text('status.deploy', { side: sideName(active), left })
  }
  const { rounds } = tables.scenario
  if (mover >= 0)
    return text('status.react', {
      side: sideName(1 - at(tables.units, mover).seat),
      unit: sidedName(tables, mover),
    })
  return text('status.turn', { side: sideName(active), round, rounds })
}

/** The scores of all conditions together, where there are any. */
function scoreFor({ tables }: Field, state: State): Score | undefined {
  if (tables.conditions.length === 0 || state.round === 0) return undefined
  const points = [0, 1].map(seat =>
    tables.conditions.reduce((sum, table) => sum + scoreIn(tables, state, table, seat), 0),
  )
  const { rounds } = tables.scenario
  return { points, clock: text('clock', { round: state.round, rounds }) }
}

function scoreIn(tables: Tables, state: State, table: ConditionTable, seat: number): number {
  return table.condition.type === 'breakthrough'
    ? countThrough(tables, state, seat)
    : scoreOf(state, table, seat)
}

/** What was scored and who is left; after the last round also what that is worth, which may have decided. */
function talliesOf(tables: Tables, state: State): Tally[] {
  const bySeat = (count: (seat: number) => number) => SEATS.map((_, seat) => count(seat))
  return [
    ...tables.conditions.map(table => ({
      name: text(`panel.score-${table.condition.type}`),
      values: bySeat(seat => scoreIn(tables, state, table, seat)),
    })),
    { name: text('panel.units'), values: bySeat(seat => countOnMap(tables, state, seat)) },
    ...(state.over?.reason === 'round-limit'
      ? [{ name: worthName(tables), values: bySeat(seat => worthOf(tables, state, seat)) }]
      : []),
  ]
}

function endingFor(field: Field, { over }: State, viewer: Viewer): Text | undefined {
  if (!over || over.winner === null || viewer === 'spectator') return undefined
  const won = over.winner === viewer
  return text(won ? 'ending.won' : 'ending.lost', { reason: reasonFor(field, over.winner, over.reason, won) })
}

/** Why it ended, as the one who won or lost would say it. */
function reasonFor({ tables }: Field, winner: number, reason: string, won: boolean): Text {
  if (reason === 'breakthrough')
    return text(breaksThrough(tables, winner) ? 'ending.through' : 'ending.stopped')
  return ownReason(reason, won)
}
