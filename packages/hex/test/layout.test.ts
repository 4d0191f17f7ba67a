import fc from 'fast-check'
import { defineHex, hexToPoint, Orientation, pointToCube } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  type Axial,
  add,
  axialAt,
  boundsOf,
  cellAtPoint,
  centreOf,
  coordinatesOf,
  cornersOf,
  createLayout,
  DIRECTIONS,
  hexagon,
  type Layout,
  NO_CELL,
  ORIENTATIONS,
  type Point,
  rectangle,
  step,
} from '../src/index.ts'
import { cellsOf, hex, holedBoard, orientation } from './boards.ts'

const coordinate = fc.double({ min: -500, max: 500, noNaN: true })
const layout: fc.Arbitrary<Layout> = fc
  .record({
    orientation,
    size: fc.double({ min: 0.5, max: 80, noNaN: true }),
    origin: fc.record({ x: coordinate, y: coordinate }),
  })
  .map(({ orientation, size, origin }) => createLayout(orientation, size, origin))

describe('pixels', () => {
  test('the centre of a hex lies in it', () => {
    fc.assert(
      fc.property(layout, hex, (layout, at) => {
        const { x, y } = centreOf(layout, at)
        expect(axialAt(layout, x, y)).toEqual(at)
      }),
      { numRuns: 300 },
    )
  })

  test('a point lies in the hex whose centre is nearest', () => {
    fc.assert(
      fc.property(layout, coordinate, coordinate, (layout, x, y) => {
        expectNearest(layout, { x, y })
      }),
      { numRuns: 800 },
    )
  })

  test('a point on an edge or corner belongs to the hex on its right when pointy, below it when flat', () => {
    // With this size a half width is 1 exactly, so points of edges can be written without rounding.
    const size = 2 / Math.sqrt(3)
    const corners = [
      [1, -1],
      [1, 1],
      [0, 2],
      [-1, 1],
      [-1, -1],
      [0, -2],
    ] as const
    let exact = 0
    for (const orientation of ORIENTATIONS) {
      const layout = createLayout(orientation, size)
      for (const { q, r } of cellsOf(hexagon('pointy', 6))) {
        corners.forEach(([fromAcross, fromDown], edge) => {
          const [toAcross, toDown] = corners[(edge + 1) % 6] ?? [0, 0]
          for (let eighth = 0; eighth <= 8; eighth++) {
            const across = 2 * q + r + fromAcross + ((toAcross - fromAcross) * eighth) / 8
            const down = 3 * r + fromDown + ((toDown - fromDown) * eighth) / 8
            const long = (down * size) / 2
            if ((2 * long) / size !== down) continue
            exact++
            const [x, y] = orientation === 'pointy' ? [across, long] : [long, across]
            const beside =
              orientation === 'pointy' ? axialAt(layout, x + 1e-6, y) : axialAt(layout, x, y + 1e-6)
            expect(axialAt(layout, x, y)).toEqual(beside)
          }
        })
      }
    }
    expect(exact).toBeGreaterThan(10_000)
  })

  test.each([
    [-9.61481343191782e-17, 61, { q: -21, r: 41 }],
    [-9.61481343191782e-17, -1.0000006666667778, { q: 0, r: -1 }],
    [-5e-324, 0.25, { q: 0, r: 0 }],
    [-5e-324, 1.5, { q: -1, r: 1 }],
    [5e-324, 1.5, { q: 0, r: 1 }],
    [0, 1 - 2 ** -53, { q: 0, r: 0 }],
  ])(
    'a point a hair beside an edge, %d across and %d along, is not lost to another row',
    (across, along, { q, r }) => {
      expect(axialAt(createLayout('pointy', 1), across, along)).toEqual({ q, r })
      expect(axialAt(createLayout('flat', 1), along, across)).toEqual({ q: r, r: q })
    },
  )

  test('a point a hair beside the middle line lies in the hex whose centre is nearest', () => {
    const hair = fc.double({ min: -1e-15, max: 1e-15, noNaN: true })
    fc.assert(
      fc.property(orientation, hair, coordinate, (orientation, across, along) => {
        const [x, y] = orientation === 'pointy' ? [across, along] : [along, across]
        expectNearest(createLayout(orientation, 1), { x, y })
      }),
      { numRuns: 800 },
    )
  })

  test('agree with honeycomb: hex to point, and point to hex away from edges', () => {
    fc.assert(
      fc.property(
        orientation,
        hex,
        fc.integer({ min: 1, max: 60 }),
        coordinate,
        coordinate,
        (orientation, at, size, x, y) => {
          const settings = orientation === 'pointy' ? Orientation.POINTY : Orientation.FLAT
          const Theirs = defineHex({ orientation: settings, dimensions: size })
          const layout = createLayout(orientation, size)
          const centre = hexToPoint(new Theirs({ ...at }))
          expect(centreOf(layout, at).x).toBeCloseTo(centre.x, 8)
          expect(centreOf(layout, at).y).toBeCloseTo(centre.y, 8)
          if (nearEdge(layout, { x, y })) return
          const { q, r } = pointToCube(new Theirs(), { x, y })
          expect(axialAt(layout, x, y)).toEqual({ q: q + 0, r: r + 0 })
        },
      ),
      { numRuns: 300 },
    )
  })

  test('the edge in direction d runs clockwise from corner d to corner d+1, halfway to the neighbour', () => {
    fc.assert(
      fc.property(layout, hex, (layout, at) => {
        const corners = cornersOf(layout, at)
        expect(corners).toHaveLength(6)
        const centre = centreOf(layout, at)
        corners.forEach((corner, direction) => {
          const next = corners[(direction + 1) % 6] ?? corner
          const there = centreOf(layout, add(at, step(layout.orientation, direction)))
          expect((corner.x + next.x) / 2).toBeCloseTo((centre.x + there.x) / 2, 6)
          expect((corner.y + next.y) / 2).toBeCloseTo((centre.y + there.y) / 2, 6)
          expect(Math.hypot(corner.x - centre.x, corner.y - centre.y)).toBeCloseTo(layout.size, 6)
          const clockwise = cross(centre, corner, next)
          expect(clockwise).toBeGreaterThan(0)
        })
      }),
    )
  })

  test('the bounds of a board touch its outermost corners', () => {
    fc.assert(
      fc.property(holedBoard(3), fc.integer({ min: 1, max: 50 }), (board, size) => {
        const layout = createLayout(board.orientation, size, { x: 7, y: -3 })
        const corners = [...board.q.keys()].flatMap(cell => cornersOf(layout, coordinatesOf(board, cell)))
        const { x, y, width, height } = boundsOf(board, layout)
        expect(x).toBeCloseTo(Math.min(...corners.map(corner => corner.x)), 8)
        expect(y).toBeCloseTo(Math.min(...corners.map(corner => corner.y)), 8)
        expect(x + width).toBeCloseTo(Math.max(...corners.map(corner => corner.x)), 8)
        expect(y + height).toBeCloseTo(Math.max(...corners.map(corner => corner.y)), 8)
      }),
    )
  })

  test('every cell of a board is found under its centre, and none beside the board', () => {
    for (const orientation of ORIENTATIONS) {
      const board = rectangle(orientation, 6, 5)
      const layout = createLayout(orientation, 10)
      for (let cell = 0; cell < board.size; cell++) {
        const { x, y } = centreOf(layout, coordinatesOf(board, cell))
        expect(cellAtPoint(board, layout, x, y)).toBe(cell)
      }
      const { x, y } = boundsOf(board, layout)
      expect(cellAtPoint(board, layout, x - 1, y - 1)).toBe(NO_CELL)
    }
  })

  test('a hex without size is refused', () => {
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => createLayout('flat', size)).toThrow(RangeError)
    }
  })
})

function expectNearest(layout: Layout, point: Point): void {
  const at = axialAt(layout, point.x, point.y)
  const own = away(layout, at, point)
  for (const direction of DIRECTIONS) {
    const other = away(layout, add(at, step(layout.orientation, direction)), point)
    expect(own).toBeLessThanOrEqual(other + 1e-9 * layout.size)
  }
}

function away(layout: Layout, at: Axial, point: Point): number {
  const { x, y } = centreOf(layout, at)
  return Math.hypot(x - point.x, y - point.y)
}

function nearEdge(layout: Layout, point: Point): boolean {
  const at = axialAt(layout, point.x, point.y)
  const own = away(layout, at, point)
  return DIRECTIONS.some(direction => {
    const other = away(layout, add(at, step(layout.orientation, direction)), point)
    return Math.abs(other - own) < 1e-6 * layout.size
  })
}

/** Above 0 when the second arm lies clockwise of the first, with y down. */
function cross(centre: Point, first: Point, second: Point): number {
  return (first.x - centre.x) * (second.y - centre.y) - (first.y - centre.y) * (second.x - centre.x)
}
