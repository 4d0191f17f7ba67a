import {
  type Board,
  cellAt,
  costTo,
  createReach,
  discInto,
  discSize,
  hexagon,
  neighbour,
  reachFrom,
} from '@sextant/hex'
import { Direction, defineHex, Grid, type Hex, Orientation, spiral } from 'honeycomb-grid'

export interface Comparison {
  name: string
  /** Operations a second. */
  ours: number
  theirs: number
}

/** The same questions on the same board to @sextant/hex and to honeycomb-grid. Throws if the answers differ. */
export function hexBenchmarks(): Comparison[] {
  const board = hexagon('pointy', RADIUS)
  const grid = new Grid(defineHex({ orientation: Orientation.POINTY }), spiral({ radius: RADIUS }))
  const cells = Array.from({ length: STARTS }, (_, i) => (i * 7919) % board.size)
  const hexes = cells.map(cell => grid.getHex([board.q[cell] ?? 0, board.r[cell] ?? 0]) ?? missing(cell))
  return [
    compare('six neighbours of a cell', ourNeighbours(board, cells), theirNeighbours(grid, hexes)),
    compare('disc of radius 5', ourDisc(board, cells), theirDisc(grid, hexes)),
    compare('reach of 6 with costs', ourReach(board, cells), theirReach(board, grid, hexes)),
  ]
}

const RADIUS = 20
const STARTS = 64
const DISC_RADIUS = 5
const BUDGET = 6
const ROUNDS = 9
const ROUND_MS = 40

/** Asks one question from each start and returns a sum over the answers, so that none can be left out. */
type Questions = () => number

function compare(name: string, ours: Questions, theirs: Questions): Comparison {
  if (ours() !== theirs()) throw new Error(`${name}: the two libraries answer differently.`)
  const rates: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rates[0].push(rate(ours))
    rates[1].push(rate(theirs))
  }
  return { name, ours: median(rates[0]), theirs: median(rates[1]) }
}

function rate(questions: Questions): number {
  const expected = questions()
  const begin = performance.now()
  let elapsed = 0
  let asked = 0
  // The clock is read once in 16 passes: reading it costs as much as a few of the fastest questions.
  while (elapsed < ROUND_MS) {
    for (let pass = 0; pass < 16; pass++) {
      if (questions() !== expected) throw new Error('The answers change.')
    }
    asked += 16 * STARTS
    elapsed = performance.now() - begin
  }
  return (asked * 1000) / elapsed
}

function median(rates: readonly number[]): number {
  return [...rates].sort((a, b) => a - b)[rates.length >> 1] ?? 0
}

function ourNeighbours(board: Board, cells: readonly number[]): Questions {
  return () => {
    let sum = 0
    for (const cell of cells) {
      for (let direction = 0; direction < 6; direction++) {
        const there = neighbour(board, cell, direction)
        if (there >= 0) sum += 100 + (board.q[there] ?? 0)
      }
    }
    return sum
  }
}

const ALL_DIRECTIONS = [Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE]

function theirNeighbours(grid: Grid<Hex>, hexes: readonly Hex[]): Questions {
  return () => {
    let sum = 0
    for (const hex of hexes) {
      for (const direction of ALL_DIRECTIONS) {
        const there = grid.neighborOf(hex, direction, { allowOutside: false })
        if (there !== undefined) sum += 100 + there.q
      }
    }
    return sum
  }
}

function ourDisc(board: Board, cells: readonly number[]): Questions {
  const found = new Int32Array(discSize(DISC_RADIUS))
  return () => {
    let sum = 0
    for (const cell of cells) {
      const count = discInto(board, cell, DISC_RADIUS, found)
      for (let i = 0; i < count; i++) sum += 100 + (board.q[found[i] ?? 0] ?? 0)
    }
    return sum
  }
}

function theirDisc(grid: Grid<Hex>, hexes: readonly Hex[]): Questions {
  return () => {
    let sum = 0
    for (const hex of hexes) {
      const { q, r } = hex
      for (const there of grid.traverse(spiral({ start: { q, r }, radius: DISC_RADIUS })))
        sum += 100 + there.q
    }
    return sum
  }
}

/** Between 1 and 3, in no pattern that favours anybody. */
function entryCost(q: number, r: number): number {
  return 1 + ((((q * 31 + r * 17) % 3) + 3) % 3)
}

function ourReach(board: Board, cells: readonly number[]): Questions {
  const cost = Uint8Array.from(board.q, (q, cell) => entryCost(q, board.r[cell] ?? 0))
  const ground = { cost }
  const reach = createReach(board)
  return () => {
    let sum = 0
    for (const start of cells) {
      reachFrom(reach, start, BUDGET, ground)
      for (let i = 0; i < reach.count; i++) sum += 100 + costTo(reach, reach.cells[i] ?? 0)
    }
    return sum
  }
}

/** Dijkstra as one writes it over a Grid: it hands out the same Hex for the same place, so a Map may hold them. */
function theirReach(board: Board, grid: Grid<Hex>, hexes: readonly Hex[]): Questions {
  const cost = new Map<Hex, number>()
  for (const hex of grid) cost.set(hex, entryCost(hex.q, hex.r))
  if (grid.toArray().some(({ q, r }) => cellAt(board, q, r) < 0)) throw new Error('The boards differ.')
  return () => {
    let sum = 0
    for (const start of hexes) {
      for (const spent of dijkstra(grid, start, cost).values()) sum += 100 + spent
    }
    return sum
  }
}

function dijkstra(grid: Grid<Hex>, start: Hex, cost: ReadonlyMap<Hex, number>): Map<Hex, number> {
  const spent = new Map<Hex, number>([[start, 0]])
  const waiting: Hex[][] = Array.from({ length: BUDGET + 1 }, () => [])
  waiting[0]?.push(start)
  for (let price = 0; price <= BUDGET; price++) {
    for (const hex of waiting[price] ?? []) {
      if (spent.get(hex) !== price) continue
      for (const direction of ALL_DIRECTIONS) {
        const there = grid.neighborOf(hex, direction, { allowOutside: false })
        if (there === undefined) continue
        const total = price + (cost.get(there) ?? 1)
        if (total > BUDGET || total >= (spent.get(there) ?? Number.POSITIVE_INFINITY)) continue
        spent.set(there, total)
        waiting[total]?.push(there)
      }
    }
  }
  return spent
}

function missing(cell: number): never {
  throw new Error(`honeycomb has no hex for cell ${cell}.`)
}
