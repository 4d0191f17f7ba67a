import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  axialBearing,
  axialDistance,
  boardOf,
  cellAt,
  cellAtOffset,
  centreOf,
  createLayout,
  hexagon,
  mirror,
  mirroredDirection,
  NO_CELL,
  offsetOf,
  rectangle,
  reflection,
  rotate,
  rotation,
  scale,
  step,
  turn,
} from '../src/index.ts'
import { direction, hex, orientation } from './boards.ts'

const axis = fc.integer({ min: 0, max: 5 })

describe('turning', () => {
  test('six times by 60° changes nothing, once and back neither, and distances stay', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.integer({ min: -7, max: 7 }), (a, b, centre, sixths) => {
        let at = a
        for (let i = 0; i < 6; i++) at = rotate(at, 1, centre)
        expect(at).toEqual(a)
        expect(rotate(rotate(a, sixths, centre), -sixths, centre)).toEqual(a)
        expect(axialDistance(rotate(a, sixths, centre), rotate(b, sixths, centre))).toBe(axialDistance(a, b))
      }),
    )
  })

  test('is clockwise: direction d becomes direction d+1', () => {
    fc.assert(
      fc.property(orientation, direction, hex, (orientation, direction, centre) => {
        const at = add(centre, scale(step(orientation, direction), 3))
        const turned = add(centre, scale(step(orientation, turn(direction, 1)), 3))
        expect(rotate(at, 1, centre)).toEqual(turned)
      }),
    )
  })

  test('half around the middle of an edge exchanges the two hexes beside it', () => {
    expect(rotate({ q: 0, r: 0 }, 3, { q: 0.5, r: 0 })).toEqual({ q: 1, r: 0 })
    const board = boardOf('flat', [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ])
    expect([...rotation(board, 3, { q: 0.5, r: 0 })]).toEqual([1, 0])
    expect([...rotation(board, 1, { q: 0.5, r: 0 })]).toEqual([NO_CELL, NO_CELL])
  })

  test('takes a hexagon onto itself and leaves only what is off the board out', () => {
    const board = hexagon('flat', 5)
    for (let sixths = 0; sixths < 6; sixths++) {
      const map = rotation(board, sixths)
      expect(new Set(map).size).toBe(board.size)
      expect(map).not.toContain(NO_CELL)
    }
    expect([...rotation(board, 0)]).toEqual([...board.q.keys()])
    const shifted = rotation(board, 3, { q: 1, r: 0 })
    expect(shifted[cellAt(board, 0, 0)]).toBe(cellAt(board, 2, 0))
    expect(shifted[cellAt(board, -5, 0)]).toBe(NO_CELL)
  })
})

describe('mirroring', () => {
  test('twice changes nothing, and distances stay', () => {
    fc.assert(
      fc.property(orientation, hex, hex, hex, axis, (orientation, a, b, centre, axis) => {
        const image = mirror(orientation, a, axis, centre)
        expect(mirror(orientation, image, axis, centre)).toEqual(a)
        expect(axialDistance(image, mirror(orientation, b, axis, centre))).toBe(axialDistance(a, b))
      }),
    )
  })

  test('in axis k takes bearing b to 2k - b', () => {
    fc.assert(
      fc.property(orientation, hex, axis, (orientation, at, axis) => {
        fc.pre(at.q !== 0 || at.r !== 0)
        const image = mirror(orientation, at, axis)
        const expected = (2 * axis - axialBearing(orientation, at.q, at.r) + 24) % 12
        expect(axialBearing(orientation, image.q, image.r)).toBe(expected)
      }),
    )
  })

  test('takes a direction where it takes the step', () => {
    fc.assert(
      fc.property(orientation, direction, axis, (orientation, direction, axis) => {
        const image = mirror(orientation, step(orientation, direction), axis)
        expect(image).toEqual(step(orientation, mirroredDirection(direction, axis)))
      }),
    )
  })

  test('in axis 0 or 3 turns the picture upside down or left to right', () => {
    fc.assert(
      fc.property(orientation, hex, (orientation, at) => {
        const layout = createLayout(orientation, 1)
        const { x, y } = centreOf(layout, at)
        const horizontal = centreOf(layout, mirror(orientation, at, orientation === 'pointy' ? 0 : 3))
        const vertical = centreOf(layout, mirror(orientation, at, orientation === 'pointy' ? 3 : 0))
        expect([horizontal.x, horizontal.y]).toEqual([expect.closeTo(x, 9), expect.closeTo(-y, 9)])
        expect([vertical.x, vertical.y]).toEqual([expect.closeTo(-x, 9), expect.closeTo(y, 9)])
      }),
    )
  })

  test('shows the pool the same from either end', () => {
    const pool = rectangle('pointy', 25, 15)
    const middle = cellAtOffset(pool, 12, 7)
    const map = reflection(pool, 0, { q: pool.q[middle] ?? 0, r: pool.r[middle] ?? 0 })
    for (let cell = 0; cell < pool.size; cell++) {
      const { row, column } = offsetOf(pool, cell)
      expect(map[cell]).toBe(cellAtOffset(pool, 24 - row, column))
    }
  })
})
