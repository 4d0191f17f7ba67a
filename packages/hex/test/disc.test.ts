import fc from 'fast-check'
import { defineHex, Grid, ring as honeycombRing, Orientation, spiral } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  axialDistance,
  cellAt,
  coordinatesOf,
  disc,
  discInto,
  discSize,
  distance,
  hexagon,
  NO_CELL,
  neighbour,
  ring,
  ringInto,
  ringSize,
} from '../src/index.ts'
import { cellOn, cellsOf, holedBoard, orientation } from './boards.ts'

const radius = fc.integer({ min: 0, max: 6 })
const Honeycomb = {
  pointy: defineHex({ orientation: Orientation.POINTY }),
  flat: defineHex({ orientation: Orientation.FLAT }),
}

describe('a ring', () => {
  test('has 6r cells, a disc the sum of its rings', () => {
    const board = hexagon('pointy', 12)
    const centre = cellAt(board, 0, 0)
    let sum = 0
    for (let radius = 0; radius <= 12; radius++) {
      expect(ring(board, centre, radius)).toHaveLength(radius === 0 ? 1 : 6 * radius)
      expect(ringSize(radius)).toBe(radius === 0 ? 1 : 6 * radius)
      sum += ringSize(radius)
      expect(disc(board, centre, radius)).toHaveLength(sum)
      expect(discSize(radius)).toBe(sum)
    }
  })

  test('starts in direction 0 and goes around clockwise, from neighbour to neighbour', () => {
    fc.assert(
      fc.property(orientation, fc.integer({ min: 1, max: 6 }), (orientation, radius) => {
        const board = hexagon(orientation, 6)
        const centre = cellAt(board, 0, 0)
        const cells = ring(board, centre, radius)
        let corner = centre
        for (let i = 0; i < radius; i++) corner = neighbour(board, corner, 0)
        expect(cells[0]).toBe(corner)
        expect(cells[1 % cells.length]).toBe(neighbour(board, corner, 2))
        cells.forEach((cell, i) => {
          expect(distance(board, cell, cells[(i + 1) % cells.length] ?? NO_CELL)).toBe(1)
        })
      }),
    )
  })

  test('and a disc hold just the cells of the board at those distances', () => {
    fc.assert(
      fc.property(
        holedBoard(5).chain(board => fc.tuple(fc.constant(board), cellOn(board))),
        fc.integer({ min: 0, max: 12 }),
        ([board, centre], radius) => {
          const away = cellsOf(board).map(at => axialDistance(at, coordinatesOf(board, centre)))
          const cells = [...away.keys()]
          expect(sorted(ring(board, centre, radius))).toEqual(cells.filter(cell => away[cell] === radius))
          expect(sorted(disc(board, centre, radius))).toEqual(
            cells.filter(cell => (away[cell] ?? 99) <= radius),
          )
        },
      ),
    )
  })

  test('and a disc agree with honeycomb', () => {
    fc.assert(
      fc.property(
        orientation.chain(orientation =>
          fc.tuple(fc.constant(orientation), cellOn(hexagon(orientation, 8)), radius),
        ),
        ([orientation, centre, radius]) => {
          const board = hexagon(orientation, 8)
          const center = { ...coordinatesOf(board, centre) }
          const grid = new Grid(Honeycomb[orientation], spiral({ radius: 8 }))
          const theirs = (cells: Grid<InstanceType<(typeof Honeycomb)['flat']>>) =>
            sorted(cells.toArray().map(({ q, r }) => cellAt(board, q, r)))
          if (radius > 0) {
            expect(sorted(ring(board, centre, radius))).toEqual(
              theirs(grid.traverse(honeycombRing({ center, radius }))),
            )
          }
          expect(sorted(disc(board, centre, radius))).toEqual(
            theirs(grid.traverse(spiral({ start: center, radius }))),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a radius of %d is refused with a sentence',
  radius => {
    const board = hexagon('flat', 3)
    const kept = new Int32Array(board.size)
    const sentence = `The radius is a whole number of at least 0, not ${radius}.`
    for (const ask of [
      () => disc(board, 0, radius),
      () => ring(board, 0, radius),
      () => discInto(board, 0, radius, kept),
      () => ringInto(board, 0, radius, kept),
      () => discSize(radius),
      () => ringSize(radius),
    ])
      expect(ask).toThrow(new RangeError(sentence))
  },
)

test('a disc written into a kept array says how many cells it has', () => {
  const board = hexagon('flat', 3)
  const cells = new Int32Array(discSize(2)).fill(NO_CELL)
  expect(discInto(board, cellAt(board, 3, 0), 1, cells)).toBe(4)
  expect(sorted([...cells.subarray(0, 4)])).toEqual(sorted(disc(board, cellAt(board, 3, 0), 1)))
  expect(cells[4]).toBe(NO_CELL)
})

function sorted(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b)
}
