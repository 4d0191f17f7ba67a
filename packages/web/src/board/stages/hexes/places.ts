import {
  axialFromOffset,
  type Board,
  boardOf,
  boundsOf,
  cellAt,
  cellAtPoint,
  centreOf,
  cornersOf,
  createLayout,
  type Layout,
  offsetOf,
  type Point,
} from '@sextant/hex'
import type { HexStage } from '@sextant/scene'
import type { Places } from '../../geometry/places.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import { withRulers } from './rulers.ts'

export interface HexPlaces extends Places {
  readonly kind: 'hexes'
  readonly board: Board
}

export function hexPlaces(stage: HexStage): HexPlaces {
  const layout = createLayout(stage.orientation, 1)
  const board = boardOf(stage.orientation, stage.cells.length > 0 ? stage.cells : [{ q: 0, r: 0 }])
  const centres = stage.cells.map(cell => centreOf(layout, cell))
  const north = stage.orientation === 'flat' ? -Math.PI / 2 : 0
  return {
    kind: 'hexes',
    board,
    count: stage.cells.length,
    x: Float64Array.from(centres, centre => centre.x),
    y: Float64Array.from(centres, centre => centre.y),
    bounds: stage.rulers ? withRulers(boundsOf(board, layout)) : boundsOf(board, layout),
    outline: cornersOf(layout, { q: 0, r: 0 }),
    largestFit: 64,
    // Ships in empty space have room around them, and many hexes are small.
    pieceSize: stage.scenery === 'space' ? 1.3 : 1,
    foot: 0.45,
    rise: 1,
    angleOf: facing => north + (facing * Math.PI) / 3,
    at: (x, y) => (stage.cells.length > 0 ? cellAtPoint(board, layout, x, y) : -1),
    within: box => (stage.cells.length > 0 ? cellsWithin(board, layout, box) : []),
  }
}

/** Whether a stage has the same cells at the same places, whatever is on them. */
export function sameHexes({ board, count }: HexPlaces, { orientation, cells }: HexStage): boolean {
  return (
    board.orientation === orientation &&
    count === cells.length &&
    cells.every(({ q, r }, cell) => board.q[cell] === q && board.r[cell] === r)
  )
}

/** Only rows and columns that can reach into the box are looked at, so a large board costs what is seen of it. */
function cellsWithin(board: Board, layout: Layout, box: Rectangle): number[] {
  const [first, last] = [
    rowAndColumn(layout, box.x, box.y),
    rowAndColumn(layout, box.x + box.width, box.y + box.height),
  ]
  const found: number[] = []
  const { rows, columns } = offsetRange(board)
  for (let row = Math.max(first.row - 2, rows[0]); row <= Math.min(last.row + 2, rows[1]); row++) {
    for (
      let column = Math.max(first.column - 2, columns[0]);
      column <= Math.min(last.column + 2, columns[1]);
      column++
    ) {
      const { q, r } = axialFromOffset(board.orientation, { row, column })
      const cell = cellAt(board, q, r)
      if (cell >= 0 && reaches(layout, { q, r }, box)) found.push(cell)
    }
  }
  return found
}

function reaches(layout: Layout, at: { q: number; r: number }, box: Rectangle): boolean {
  const { x, y } = centreOf(layout, at)
  return x + 1 > box.x && x - 1 < box.x + box.width && y + 1 > box.y && y - 1 < box.y + box.height
}

function rowAndColumn({ orientation }: Layout, x: number, y: number): { row: number; column: number } {
  const { x: wide, y: high } = PITCH[orientation]
  return { row: Math.floor(y / high), column: Math.floor(x / wide) }
}

/** From one column to the next and from one row to the next, when a hex's size is 1. */
const PITCH: Readonly<Record<Board['orientation'], Point>> = {
  pointy: { x: Math.sqrt(3), y: 1.5 },
  flat: { x: 1.5, y: Math.sqrt(3) },
}

/** The first and last row and column of a board. */
interface OffsetRange {
  rows: [number, number]
  columns: [number, number]
}

const ranges = new WeakMap<Board, OffsetRange>()

function offsetRange(board: Board): OffsetRange {
  const known = ranges.get(board)
  if (known) return known
  const range: OffsetRange = { rows: [Infinity, -Infinity], columns: [Infinity, -Infinity] }
  for (let cell = 0; cell < board.size; cell++) {
    const { row, column } = offsetOf(board, cell)
    range.rows = [Math.min(range.rows[0], row), Math.max(range.rows[1], row)]
    range.columns = [Math.min(range.columns[0], column), Math.max(range.columns[1], column)]
  }
  ranges.set(board, range)
  return range
}
