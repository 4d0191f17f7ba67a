import { at } from '@sextant/engine'
import {
  type Board,
  cellAt,
  DIRECTIONS,
  hexagon,
  NO_CELL,
  neighbour,
  type Rays,
  raysOf,
  ring,
} from '@sextant/hex'
import type { Action } from './actions.ts'
import { type Options, SEATS, type SeatName, type Zone } from './schema.ts'
import { EMPTY } from './state.ts'

/** What is computed once from the options. */
export interface Tables {
  readonly seats: readonly SeatName[]
  readonly board: Board
  readonly rays: Rays
  /** By hex. */
  readonly zones: readonly Zone[]
  /** The discs at the start, by hex. */
  readonly start: readonly number[]
  /** Placing a disc, by hex. */
  readonly placements: readonly Action[]
  /** No match takes more turns. */
  readonly turns: number
  /** Whether a seat may pass although it can place a disc. */
  readonly freePass: boolean
}

export function tablesOf({ seats, radius, discs, turns, pass }: Options): Tables {
  const board = hexagon('pointy', radius)
  const cells = [...board.q.keys()]
  return {
    seats: SEATS.slice(0, seats),
    board,
    rays: raysOf(board),
    zones: cells.map(cell => zoneOf(board, cell)),
    start: startDiscs(board, seats, discs),
    placements: cells.map(cell => ({ type: 'place', cell })),
    turns,
    freePass: pass === 'free',
  }
}

/**
 * In turn, one disc each, around the empty middle: six on the first ring, then the rest of them spread evenly over the
 * next, which is turned by one corner so that neighbours meet. Two, three and six seats begin alike, each in its own
 * direction.
 */
function startDiscs(board: Board, seats: number, discs: number): number[] {
  const middle = cellAt(board, 0, 0)
  const start = Array.from({ length: board.size }, () => EMPTY)
  let placed = 0
  for (let radius = 1; placed < seats * discs; radius++) {
    const cells = ring(board, middle, radius)
    const first = cells.length - (radius - 1) * radius
    const count = Math.min(cells.length, seats * discs - placed)
    for (let disc = 0; disc < count; disc++) {
      const place = first + Math.floor((disc * cells.length) / count)
      start[at(cells, place % cells.length)] = placed++ % seats
    }
  }
  return start
}

function zoneOf(board: Board, cell: number): Zone {
  const around = neighboursOf(board, cell)
  if (around.length === CORNER) return 'corner'
  if (around.some(other => neighboursOf(board, other).length === CORNER)) return 'besideCorner'
  return around.length < DIRECTIONS.length ? 'edge' : 'inner'
}

/** A corner of the board has three neighbours; no line leads through it. */
const CORNER = 3

function neighboursOf(board: Board, cell: number): number[] {
  return DIRECTIONS.map(direction => neighbour(board, cell, direction)).filter(other => other !== NO_CELL)
}
