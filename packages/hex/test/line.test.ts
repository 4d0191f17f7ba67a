import fc from 'fast-check'
import { defineHex, fromCoordinates, Grid, line as honeycombLine, Orientation } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  type Axial,
  type Board,
  cellAt,
  centreOf,
  coordinatesOf,
  createLayout,
  createLine,
  distance,
  hexagon,
  LINE_TABLE_CANDIDATES,
  LINE_TABLE_CELLS,
  type Line,
  line,
  NO_CELL,
  type Orientation as Orient,
  ray,
  rectangle,
  traceLine,
} from '../src/index.ts'
import { cellOn, cellsOf, holedBoard, orientation } from './boards.ts'

const boards = { pointy: hexagon('pointy', 12), flat: hexagon('flat', 12) }
const Honeycomb = {
  pointy: defineHex({ orientation: Orientation.POINTY }),
  flat: defineHex({ orientation: Orientation.FLAT }),
}
const pair = fc.tuple(orientation, cellOn(boards.flat), cellOn(boards.flat))

describe('a line', () => {
  test('runs from end to end in as many steps as the distance, on either side from neighbour to neighbour', () => {
    fc.assert(
      fc.property(pair, ([orientation, from, to]) => {
        const board = boards[orientation]
        const { length, left, right } = line(board, from, to)
        expect(length).toBe(distance(board, from, to) + 1)
        for (const side of [left, right]) {
          expect(side).toHaveLength(length)
          expect([side[0], side[length - 1]]).toEqual([from, to])
          for (let k = 1; k < length; k++) expect(distance(board, at(side, k - 1), at(side, k))).toBe(1)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('and the line back have the same candidates, left and right exchanged', () => {
    fc.assert(
      fc.property(pair, ([orientation, from, to]) => {
        const there = line(boards[orientation], from, to)
        const back = line(boards[orientation], to, from)
        expect([...there.left]).toEqual([...back.right].reverse())
        expect([...there.right]).toEqual([...back.left].reverse())
      }),
      { numRuns: 300 },
    )
  })

  test('takes at each step the hexes nearest to it, and both where two are', () => {
    fc.assert(
      fc.property(pair, ([orientation, from, to]) => {
        const board = boards[orientation]
        const { length, left, right } = line(board, from, to)
        for (let k = 0; k < length; k++) {
          const sides = new Set([at(left, k), at(right, k)])
          expect(sides).toEqual(nearest(board, from, to, length === 1 ? 0 : k / (length - 1)))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('has its left candidates to the left on screen and its right ones to the right', () => {
    fc.assert(
      fc.property(pair, ([orientation, from, to]) => {
        const board = boards[orientation]
        const { length, left, right } = line(board, from, to)
        for (let k = 0; k < length; k++) {
          if (at(left, k) === at(right, k)) continue
          expect(toTheRight(board, from, to, at(left, k))).toBeLessThan(0)
          expect(toTheRight(board, from, to, at(right, k))).toBeGreaterThan(0)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('along an edge has two candidates at every second step', () => {
    for (const board of Object.values(boards)) {
      const { left, right } = line(board, cellAt(board, 0, 0), cellAt(board, 3, 3))
      expect([...left].map((cell, k) => cell === right[k])).toEqual([
        true,
        false,
        true,
        false,
        true,
        false,
        true,
      ])
      expect(coordinates(board, left)[1]).toEqual({ q: 1, r: 0 })
      expect(coordinates(board, right)[1]).toEqual({ q: 0, r: 1 })
    }
  })

  test('along a row is the ray', () => {
    const board = boards.flat
    for (let direction = 0; direction < 6; direction++) {
      const cells = ray(board, cellAt(board, 2, -1), direction)
      const { left, right } = line(board, cellAt(board, 2, -1), cells.at(-1) ?? NO_CELL)
      expect([...left].slice(1)).toEqual([...cells])
      expect([...right].slice(1)).toEqual([...cells])
    }
  })

  test('agrees with honeycomb, whose answer is one of the candidates', () => {
    fc.assert(
      fc.property(pair, ([orientation, from, to]) => {
        const board = boards[orientation]
        const { left, right } = line(board, from, to)
        const theirs = honeycombCells(orientation, coordinatesOf(board, from), coordinatesOf(board, to))
        expect(theirs).toHaveLength(left.length)
        theirs.forEach(({ q, r }, k) => {
          expect([left[k], right[k]]).toContain(cellAt(board, q, r))
        })
      }),
      { numRuns: 800 },
    )
  })

  test('over a hole has no cell there and goes on behind it', () => {
    fc.assert(
      fc.property(
        holedBoard(4).chain(board => fc.tuple(fc.constant(board), cellOn(board), cellOn(board))),
        ([board, from, to]) => {
          const whole = hexagon(board.orientation, 4)
          const onWhole = (cell: number) => cellAt(whole, board.q[cell] ?? 0, board.r[cell] ?? 0)
          const full = line(whole, onWhole(from), onWhole(to))
          const back = (cell: number) => cellAt(board, whole.q[cell] ?? 0, whole.r[cell] ?? 0)
          expect([...line(board, from, to).left]).toEqual([...full.left].map(back))
          expect([...line(board, from, to).right]).toEqual([...full.right].map(back))
        },
      ),
    )
  })

  test('is the same asked for again, and as it is traced, with a table and beyond it', () => {
    const kept = createLine()
    for (const board of [hexagon('flat', 9), hexagon('pointy', 13)]) {
      for (let pass = 0; pass < 2; pass++) {
        for (let from = 0; from < board.size; from += 11) {
          for (let to = 0; to < board.size; to += 7)
            expectTraced(line(board, from, to), kept, board, from, to)
        }
      }
    }
  })

  test('is kept in a table by boards small enough, and by no larger ones', () => {
    const small = rectangle('flat', 2, LINE_TABLE_CELLS / 2)
    expect(line(small, 0, 9).left.buffer).toBe(line(small, 0, 9).left.buffer)
    expect(line(small, 0, 9).right.buffer).toBe(line(small, 9, 0).left.buffer)
    const large = rectangle('flat', 1, LINE_TABLE_CELLS + 1)
    expect(line(large, 0, 9).left.buffer).not.toBe(line(large, 0, 9).left.buffer)
  })

  test('is computed when the table is full', () => {
    const strip = rectangle('pointy', 1, LINE_TABLE_CELLS)
    const kept = createLine()
    let candidates = 1
    for (let from = 0; candidates <= LINE_TABLE_CANDIDATES; from++) {
      for (let to = 0; to < strip.size; to++) {
        const found = line(strip, from, to)
        candidates += 2 * found.length
        expect(found.left.buffer.byteLength).toBeLessThanOrEqual(4 * LINE_TABLE_CANDIDATES)
      }
    }
    const last = strip.size - 1
    expect(line(strip, last, 0).left.buffer).not.toBe(line(strip, last, 0).left.buffer)
    expectTraced(line(strip, last, 0), kept, strip, last, 0)
    expect(line(strip, 0, last).left.buffer).toBe(line(strip, 0, last).left.buffer)
    expectTraced(line(strip, 0, last), kept, strip, 0, last)
  })

  test('cannot be traced over by mistake', () => {
    for (const board of [hexagon('flat', 2), hexagon('flat', 20)]) {
      expect(() => traceLine(line(board, 0, 3), board, 0, 5)).toThrow(TypeError)
    }
  })

  test.each([-1, 0.5, 19, Number.NaN])('to %d, which is no cell, is refused with a sentence', to => {
    const board = hexagon('flat', 2)
    const sentence = `A line runs between cells of the board, and ${to} is none.`
    expect(() => line(board, 3, to)).toThrow(new RangeError(sentence))
    expect(() => line(board, to, 3)).toThrow(new RangeError(sentence))
  })

  test('can be traced into one that is kept, which grows when it must', () => {
    const board = boards.pointy
    const kept = createLine(2)
    for (const to of [cellAt(board, 9, -4), cellAt(board, 1, 0), cellAt(board, 0, 0)]) {
      const fresh = line(board, cellAt(board, 0, 0), to)
      traceLine(kept, board, cellAt(board, 0, 0), to)
      expect(kept.length).toBe(fresh.length)
      expect([...kept.left.subarray(0, kept.length)]).toEqual([...fresh.left])
      expect([...kept.right.subarray(0, kept.length)]).toEqual([...fresh.right])
    }
  })
})

function expectTraced(found: Line, kept: Line, board: Board, from: number, to: number): void {
  const { length, left, right } = traceLine(kept, board, from, to)
  expect(found.length).toBe(length)
  expect(found.left.join()).toBe(left.subarray(0, length).join())
  expect(found.right.join()).toBe(right.subarray(0, length).join())
}

function at(cells: Int32Array, k: number): number {
  return cells[k] ?? NO_CELL
}

function coordinates(board: Board, cells: Int32Array): Axial[] {
  return [...cells].map(cell => coordinatesOf(board, cell))
}

/** The cells whose centres are nearest to the point a share of the way along, measured on screen. */
function nearest(board: Board, from: number, to: number, share: number): Set<number> {
  const layout = createLayout(board.orientation, 1)
  const a = centreOf(layout, coordinatesOf(board, from))
  const b = centreOf(layout, coordinatesOf(board, to))
  const x = a.x + (b.x - a.x) * share
  const y = a.y + (b.y - a.y) * share
  const away = cellsOf(board).map(cell => {
    const centre = centreOf(layout, cell)
    return Math.hypot(centre.x - x, centre.y - y)
  })
  const least = Math.min(...away)
  return new Set([...away.keys()].filter(cell => (away[cell] ?? 99) < least + 1e-9))
}

/** Above 0 to the right of somebody looking from one cell to the other, with y down. */
function toTheRight(board: Board, from: number, to: number, cell: number): number {
  const layout = createLayout(board.orientation, 1)
  const a = centreOf(layout, coordinatesOf(board, from))
  const b = centreOf(layout, coordinatesOf(board, to))
  const c = centreOf(layout, coordinatesOf(board, cell))
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function honeycombCells(orientation: Orient, start: Axial, stop: Axial): Axial[] {
  const grid = new Grid(Honeycomb[orientation], fromCoordinates({ ...start }))
  return honeycombLine({ start: { ...start }, stop: { ...stop } })(coordinates => grid.createHex(coordinates))
}
