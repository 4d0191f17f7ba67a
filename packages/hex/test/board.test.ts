import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axialDistance,
  type Board,
  boardOf,
  cellAt,
  cellAtOffset,
  coordinatesOf,
  createCourses,
  createReach,
  DIRECTIONS,
  DISTANCE_TABLE_CELLS,
  distance,
  hexagon,
  NO_CELL,
  neighbour,
  ORIENTATIONS,
  offsetOf,
  opposite,
  raysOf,
  rectangle,
  rhombus,
} from '../src/index.ts'
import { cellsOf, hex, holedBoard } from './boards.ts'

describe('shapes', () => {
  test('a hexagon holds the hexes within its radius', () => {
    for (let radius = 0; radius <= 9; radius++) {
      const board = hexagon('flat', radius)
      expect(board.size).toBe(3 * radius * (radius + 1) + 1)
      expect(cellsOf(board).every(at => axialDistance(at, { q: 0, r: 0 }) <= radius)).toBe(true)
    }
    expect(hexagon('pointy', 7).size).toBe(169)
  })

  test('a rectangle numbers its cells row by row', () => {
    for (const orientation of ORIENTATIONS) {
      const board = rectangle(orientation, 25, 15)
      expect(board.size).toBe(375)
      for (let row = 0; row < 25; row++) {
        for (let column = 0; column < 15; column++) {
          expect(cellAtOffset(board, row, column)).toBe(row * 15 + column)
          expect(offsetOf(board, row * 15 + column)).toEqual({ row, column })
        }
      }
      expect(cellAtOffset(board, 25, 0)).toBe(NO_CELL)
      expect(cellAtOffset(board, 0, -1)).toBe(NO_CELL)
    }
  })

  test('from the first row of the pool to the last it is 24 steps, all of them diagonal', () => {
    const pool = rectangle('pointy', 25, 15)
    expect(distance(pool, cellAtOffset(pool, 0, 7), cellAtOffset(pool, 24, 7))).toBe(24)
    let cell = cellAtOffset(pool, 0, 7)
    for (let row = 0; row < 24; row++) cell = neighbour(pool, cell, row % 2 === 0 ? 1 : 2)
    expect(cell).toBe(cellAtOffset(pool, 24, 7))
  })

  test('a rhombus has q along its columns and r along its rows', () => {
    const board = rhombus('flat', 3, 4)
    expect(board.size).toBe(12)
    expect(coordinatesOf(board, 2 * 4 + 3)).toEqual({ q: 3, r: 2 })
  })

  test('any set of cells keeps its order, its islands and its holes', () => {
    const ring = cellsOf(hexagon('pointy', 1)).filter(({ q, r }) => q !== 0 || r !== 0)
    const board = boardOf('pointy', [...ring, { q: 9, r: -4 }])
    expect(cellsOf(board)).toEqual([...ring, { q: 9, r: -4 }])
    expect(cellAt(board, 0, 0)).toBe(NO_CELL)
    expect(DIRECTIONS.map(direction => neighbour(board, 6, direction))).toEqual([-1, -1, -1, -1, -1, -1])
  })

  test.each<[string, () => Board]>([
    ['a negative radius', () => hexagon('flat', -1)],
    ['half a radius', () => hexagon('flat', 1.5)],
    ['an endless radius', () => hexagon('flat', Number.POSITIVE_INFINITY)],
    ['a radius beyond memory', () => hexagon('flat', 100_000)],
    ['no rows', () => rectangle('pointy', 0, 5)],
    ['not a number of columns', () => rhombus('pointy', 5, Number.NaN)],
    ['more columns than coordinates', () => rectangle('pointy', 1, 20_000)],
    ['no cells', () => boardOf('flat', [])],
    [
      'a cell twice',
      () =>
        boardOf('flat', [
          { q: 1, r: 2 },
          { q: 0, r: 0 },
          { q: 1, r: 2 },
        ]),
    ],
    ['half a cell', () => boardOf('flat', [{ q: 0.5, r: 0 }])],
    ['a cell far beyond', () => boardOf('flat', [{ q: 2 ** 32, r: 0 }])],
    [
      'cells strewn too far',
      () =>
        boardOf('flat', [
          { q: -9000, r: -9000 },
          { q: 9000, r: 9000 },
        ]),
    ],
  ])('%s is refused with a sentence', (_, build) => {
    expect(build).toThrow(RangeError)
    expect(build).toThrow(/^[A-Z].+\.$/)
  })
})

describe('tables', () => {
  test('every cell is found at its coordinates, and nothing elsewhere', () => {
    fc.assert(
      fc.property(holedBoard(4), hex, (board, at) => {
        cellsOf(board).forEach(({ q, r }, cell) => {
          expect(cellAt(board, q, r)).toBe(cell)
        })
        const there = cellsOf(board).findIndex(({ q, r }) => q === at.q && r === at.r)
        expect(cellAt(board, at.q, at.r)).toBe(there)
        expect(cellAt(board, 0.5, 0)).toBe(NO_CELL)
      }),
    )
  })

  test('neighbours lie one step away and are neighbours of each other', () => {
    fc.assert(
      fc.property(holedBoard(4), board => {
        for (let cell = 0; cell < board.size; cell++) {
          const there = DIRECTIONS.map(direction => neighbour(board, cell, direction))
          const near = cellsOf(board).filter(at => axialDistance(at, coordinatesOf(board, cell)) === 1)
          expect(there.filter(other => other !== NO_CELL)).toHaveLength(near.length)
          there.forEach((other, direction) => {
            if (other !== NO_CELL) expect(neighbour(board, other, opposite(direction))).toBe(cell)
          })
        }
      }),
    )
  })

  test('distances are those of the coordinates, from the table and beyond it', () => {
    const small = hexagon('flat', 4)
    const large = hexagon('flat', 13)
    expect(small.size).toBeLessThanOrEqual(DISTANCE_TABLE_CELLS)
    expect(small.distances).toHaveLength(small.size ** 2)
    expect(large.size).toBeGreaterThan(DISTANCE_TABLE_CELLS)
    expect(large.distances).toHaveLength(0)
    for (const board of [small, large]) {
      for (let a = 0; a < board.size; a += 5) {
        for (let b = 0; b < board.size; b++) {
          expect(distance(board, a, b)).toBe(axialDistance(coordinatesOf(board, a), coordinatesOf(board, b)))
        }
      }
    }
  })

  test('the farthest cells a board can have are the right distance apart', () => {
    const board = boardOf('flat', [
      { q: -16_383, r: 0 },
      { q: 16_383, r: 0 },
    ])
    expect(distance(board, 0, 1)).toBe(32_766)
  })

  test('a board of 100 × 100 with its rays and workspaces stays below 4 MB', () => {
    for (const orientation of ORIENTATIONS) {
      const board = rectangle(orientation, 100, 100)
      const { queue, ...reach } = createReach(board)
      const { board: _, ...courses } = createCourses(board)
      const bytes = [board, raysOf(board), reach, queue, courses].map(bytesOf)
      expect(bytes.reduce((sum, part) => sum + part, 0)).toBeLessThan(4 * 1024 * 1024)
    }
  })
})

function bytesOf(tables: object): number {
  return Object.values(tables).reduce(
    (sum, table) => sum + (ArrayBuffer.isView(table) ? table.byteLength : 0),
    0,
  )
}
