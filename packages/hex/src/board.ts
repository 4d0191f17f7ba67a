import { type Axial, axialLength } from './coordinates.ts'
import { type Orientation, STEPS } from './direction.ts'

/** Cells numbered 0 … size-1 and tables over them. Nothing changes after it is built. */
export interface Board {
  readonly orientation: Orientation
  /** How many cells there are. */
  readonly size: number
  readonly q: Int32Array
  readonly r: Int32Array
  /** Neighbour of cell c in direction d at `c * 6 + d`, or -1. */
  readonly neighbours: Int32Array
  /** Distance from a to b at `a * size + b`; empty above DISTANCE_TABLE_CELLS. */
  readonly distances: Uint16Array
  /** The box of axial coordinates around all cells, and the cell at each place in it, row by row, or -1. */
  readonly minQ: number
  readonly minR: number
  readonly width: number
  readonly height: number
  readonly lookup: Int32Array
}

/** No cell: outside the board or in a hole of it. */
export const NO_CELL = -1

/** At most 512 KB of distances; a larger table would fall out of the cache that makes it worth having. */
export const DISTANCE_TABLE_CELLS = 512

/** Keeps every distance within 16 bits. */
export const LARGEST_COORDINATE = 16_383

/** 16 MB of lookup: boards are dense, and cells strewn over a larger box are a mistake. */
export const LARGEST_BOX = 4_194_304

/** Cells are numbered in the order given. */
export function buildBoard(orientation: Orientation, q: Int32Array, r: Int32Array): Board {
  const size = q.length
  if (size === 0) throw new RangeError('A board needs at least one cell.')
  const { minQ, minR, width, height } = boxAround(q, r)
  const board: Board = Object.freeze({
    orientation,
    size,
    q,
    r,
    neighbours: new Int32Array(size * 6),
    distances: new Uint16Array(size > DISTANCE_TABLE_CELLS ? 0 : size * size),
    minQ,
    minR,
    width,
    height,
    lookup: new Int32Array(width * height),
  })
  fillLookup(board)
  fillNeighbours(board)
  fillDistances(board)
  return board
}

/** The cell at (q, r), or -1. */
export function cellAt(board: Board, q: number, r: number): number {
  const x = q - board.minQ
  const y = r - board.minR
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return NO_CELL
  return board.lookup[y * board.width + x] ?? NO_CELL
}

export function coordinatesOf(board: Board, cell: number): Axial {
  return { q: board.q[cell] as number, r: board.r[cell] as number }
}

/** The cell one step away in a direction 0 … 5, or -1. */
export function neighbour(board: Board, cell: number, direction: number): number {
  return board.neighbours[cell * 6 + direction] as number
}

/** Steps from a to b over the endless grid: holes do not lengthen it. For the way around them, see reach. */
export function distance(board: Board, a: number, b: number): number {
  if (board.distances.length > 0) return board.distances[a * board.size + b] as number
  const { q, r } = board
  return axialLength((q[a] as number) - (q[b] as number), (r[a] as number) - (r[b] as number))
}

function boxAround(q: Int32Array, r: Int32Array): Pick<Board, 'minQ' | 'minR' | 'width' | 'height'> {
  let minQ = Number.POSITIVE_INFINITY
  let minR = Number.POSITIVE_INFINITY
  let maxQ = Number.NEGATIVE_INFINITY
  let maxR = Number.NEGATIVE_INFINITY
  for (let cell = 0; cell < q.length; cell++) {
    const cellQ = q[cell] as number
    const cellR = r[cell] as number
    if (cellQ < minQ) minQ = cellQ
    if (cellQ > maxQ) maxQ = cellQ
    if (cellR < minR) minR = cellR
    if (cellR > maxR) maxR = cellR
  }
  if (Math.max(-minQ, -minR, maxQ, maxR) > LARGEST_COORDINATE) {
    throw new RangeError(
      `A board's coordinates lie between -${LARGEST_COORDINATE} and ${LARGEST_COORDINATE}; q runs from ${minQ} to ${maxQ}, r from ${minR} to ${maxR}.`,
    )
  }
  const width = maxQ - minQ + 1
  const height = maxR - minR + 1
  if (width * height > LARGEST_BOX) {
    throw new RangeError(`The cells lie too far apart: a box of ${width} × ${height} hexes around them.`)
  }
  return { minQ, minR, width, height }
}

function fillLookup({ q, r, minQ, minR, width, lookup }: Board): void {
  lookup.fill(NO_CELL)
  for (let cell = 0; cell < q.length; cell++) {
    const place = ((r[cell] as number) - minR) * width + (q[cell] as number) - minQ
    if (lookup[place] !== NO_CELL) {
      throw new RangeError(`The cell (${q[cell]}, ${r[cell]}) is on the board twice.`)
    }
    lookup[place] = cell
  }
}

function fillNeighbours(board: Board): void {
  const { size, q, r, neighbours } = board
  STEPS[board.orientation].forEach((step, direction) => {
    for (let cell = 0; cell < size; cell++) {
      const there = cellAt(board, (q[cell] as number) + step.q, (r[cell] as number) + step.r)
      neighbours[cell * 6 + direction] = there
    }
  })
}

function fillDistances({ size, q, r, distances }: Board): void {
  if (distances.length === 0) return
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const steps = axialLength((q[a] as number) - (q[b] as number), (r[a] as number) - (r[b] as number))
      distances[a * size + b] = steps
    }
  }
}
