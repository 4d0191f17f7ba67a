import type { Cell, HexStage } from '../../../stages/hexes.ts'
import type { Point } from '../../stroke.ts'
import { busiestStart } from './busiest.ts'

/**
 * Where the cells of a board lie on the sheet. Each has two lines; pointy rows are staggered by half a cell, flat
 * columns by one line. The edges carry the addresses of the first and last cell of each row (or flat column).
 * A board too wide for the sheet even in its smallest cells is shown in part.
 */
export interface HexLayout {
  /** Columns from one cell to the next; the last of them is a gap. */
  readonly pitch: number
  /** Columns a cell can be written on. */
  readonly room: number
  /** Whether there is room for every cell's whole address; else all are written short. */
  readonly named: boolean
  readonly width: number
  /** By cell number: the first column and line of each; none for cells that are not shown. */
  readonly corners: readonly (Point | undefined)[]
  readonly edges: readonly (Point & { readonly text: string })[]
  /** The cells that are not shown, by number. */
  readonly beyond: { readonly left: readonly number[]; readonly right: readonly number[] }
}

export const LINES = 2

/** `busy` are the cells where something is going on, which are best not cut off. */
export function layoutHexes(
  stage: HexStage,
  width: number,
  numbers: boolean,
  busy: readonly number[],
): HexLayout {
  const { cells } = stage
  const longest = Math.max(0, ...cells.map(cell => addressOf(cell).length))
  const pitches = numbers ? [longest + 1 + ((longest + 1) % 2), ROOMY, TIGHT] : [ROOMY, TIGHT]
  const layOut = stage.orientation === 'pointy' ? layoutRows : layoutColumns
  const layout =
    pitches
      .filter(pitch => pitch >= TIGHT)
      .map(pitch => layOut(cells, pitch, longest))
      .find(whole => whole.width <= width) ?? partOf(layOut, cells, longest, width, busy)
  // Where every cell carries its whole address, the edges need not say any again.
  return numbers && layout.named ? { ...layout, edges: [] } : layout
}

export function addressOf({ q, r, address }: Cell): string {
  return address ?? `${q},${r}`
}

/** Wide enough for `(CF↘)`. */
const ROOMY = 6
/** For narrow screens: `(C)`. Even, as half of it staggers the rows. */
const TIGHT = 4

type LayOut = (cells: readonly Cell[], pitch: number, longest: number) => WholeLayout

interface WholeLayout extends HexLayout {
  readonly corners: readonly Point[]
}

const NOTHING = { left: [], right: [] }

/** As many columns of cells as there is room for, laid out as if they were the whole board. */
function partOf(
  layOut: LayOut,
  cells: readonly Cell[],
  longest: number,
  width: number,
  busy: readonly number[],
): HexLayout {
  const whole = layOut(cells, TIGHT, longest)
  const columns = whole.corners.map(({ x }) => x)
  const edges = whole.width - (Math.max(...columns) - Math.min(...columns))
  const span = Math.max(0, width - edges)
  const busyColumns = busy.flatMap(cell => columns[cell] ?? [])
  const start = busiestStart(columns, busyColumns, span)
  const where = (test: (column: number) => boolean) =>
    columns.flatMap((column, number) => (test(column) ? [number] : []))
  const shown = where(column => column >= start && column <= start + span)
  const part = layOut(
    shown.flatMap(number => cells[number] ?? []),
    TIGHT,
    longest,
  )
  const corners: (Point | undefined)[] = cells.map(() => undefined)
  for (const [place, number] of shown.entries()) corners[number] = part.corners[place]
  const beyond = { left: where(column => column < start), right: where(column => column > start + span) }
  return { ...part, corners, beyond }
}

function layoutRows(cells: readonly Cell[], pitch: number, longest: number): WholeLayout {
  const margin = longest + 1
  const left = least(cells, ({ q, r }) => 2 * q + r)
  const top = least(cells, ({ r }) => r)
  const corners = cells.map(({ q, r }) => ({
    x: margin + ((2 * q + r - left) * pitch) / 2,
    y: (r - top) * LINES,
  }))
  const edges = ends(cells, corners, ({ r }) => r).flatMap(({ first, last }) => [
    { x: first.x - 1 - first.address.length, y: first.y, text: first.address },
    { x: last.x + pitch + 1, y: last.y, text: last.address },
  ])
  const width = farthest(corners) + pitch + margin
  return { pitch, room: pitch - 1, named: pitch > longest, width, corners, edges, beyond: NOTHING }
}

function layoutColumns(cells: readonly Cell[], pitch: number, longest: number): WholeLayout {
  const room = pitch - 1
  const labelLines = longest > room ? 2 : 1
  const left = least(cells, ({ q }) => q)
  const top = least(cells, ({ q, r }) => 2 * r + q)
  const corners = cells.map(({ q, r }) => ({ x: (q - left) * pitch, y: labelLines + (2 * r + q - top) }))
  const edges = ends(cells, corners, ({ q }) => q).flatMap(({ first, last }) => [
    ...labels(first, first.y - labelLines, labelLines, room),
    ...labels(last, last.y + LINES, labelLines, room),
  ])
  const width = farthest(corners) + room
  return { pitch, room, named: room >= longest, width, corners, edges, beyond: NOTHING }
}

interface End extends Point {
  readonly address: string
}

/** The first and last cell of each row or column, in the order they lie. */
function ends(cells: readonly Cell[], corners: readonly Point[], lineOf: (cell: Cell) => number) {
  const lines = new Map<number, { first: End; last: End }>()
  for (const [number, cell] of cells.entries()) {
    const end = { ...(corners[number] ?? { x: 0, y: 0 }), address: addressOf(cell) }
    const line = lines.get(lineOf(cell))
    if (!line) lines.set(lineOf(cell), { first: end, last: end })
    else if (end.x + end.y < line.first.x + line.first.y) line.first = end
    else if (end.x + end.y > line.last.x + line.last.y) line.last = end
  }
  return [...lines.values()]
}

/** `q,r` where there is room for it, else q above r. */
function labels({ x, address }: End, y: number, lines: number, room: number) {
  const texts = lines === 1 ? [address] : address.split(',')
  return texts.map((text, line) => ({
    x: x + Math.max(0, Math.ceil((room - text.length) / 2)),
    y: y + line,
    text,
  }))
}

function least(cells: readonly Cell[], of: (cell: Cell) => number): number {
  return cells.reduce((min, cell) => Math.min(min, of(cell)), Number.POSITIVE_INFINITY)
}

function farthest(corners: readonly Point[]): number {
  return corners.reduce((max, { x }) => Math.max(max, x), 0)
}
