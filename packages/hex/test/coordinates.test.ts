import fc from 'fast-check'
import { defineHex, hexToOffset, distance as honeycombDistance, Orientation } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  add,
  axialDistance,
  axialFromOddQ,
  axialFromOddR,
  axialFromOffset,
  centreOf,
  createLayout,
  cube,
  DIRECTIONS,
  directionName,
  ORIENTATIONS,
  oddQFromAxial,
  oddRFromAxial,
  offsetFromAxial,
  opposite,
  scale,
  step,
  subtract,
  turn,
  turnsBetween,
} from '../src/index.ts'
import { direction, hex, orientation } from './boards.ts'

const Honeycomb = {
  pointy: defineHex({ orientation: Orientation.POINTY }),
  flat: defineHex({ orientation: Orientation.FLAT }),
}

describe('distance', () => {
  test('is 0 between a hex and itself only, the same both ways, and never longer than a detour', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(axialDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r)
        expect(axialDistance(a, b)).toBe(axialDistance(b, a))
        expect(axialDistance(a, c)).toBeLessThanOrEqual(axialDistance(a, b) + axialDistance(b, c))
      }),
    )
  })

  test('agrees with honeycomb', () => {
    fc.assert(
      fc.property(orientation, hex, hex, (orientation, a, b) => {
        const settings = new Honeycomb[orientation]()
        expect(axialDistance(a, b)).toBe(honeycombDistance(settings, { ...a }, { ...b }))
      }),
      { numRuns: 800 },
    )
  })

  test('is the largest cube coordinate of the difference, and cube coordinates add up to 0', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const { q, r, s } = cube(subtract(a, b))
        expect(q + r + s).toBe(0)
        expect(axialDistance(a, b)).toBe((Math.abs(q) + Math.abs(r) + Math.abs(s)) / 2)
      }),
    )
  })
})

describe('rows and columns', () => {
  test('become axial and come back unchanged', () => {
    fc.assert(
      fc.property(
        hex,
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: -99, max: 99 }),
        (at, row, column) => {
          expect(axialFromOddR(oddRFromAxial(at))).toEqual(at)
          expect(axialFromOddQ(oddQFromAxial(at))).toEqual(at)
          expect(oddRFromAxial(axialFromOddR({ row, column }))).toEqual({ row, column })
          expect(oddQFromAxial(axialFromOddQ({ row, column }))).toEqual({ row, column })
        },
      ),
    )
  })

  test('agree with honeycomb: odd-r when pointy, odd-q when flat', () => {
    fc.assert(
      fc.property(orientation, hex, (orientation, at) => {
        const theirs = new Honeycomb[orientation]({ ...at })
        const { col, row } = hexToOffset(theirs)
        expect(offsetFromAxial(orientation, at)).toEqual({ row, column: col })
        const back = new Honeycomb[orientation]({ row, col })
        expect(axialFromOffset(orientation, { row, column: col })).toEqual({ q: back.q, r: back.r })
      }),
      { numRuns: 800 },
    )
  })
})

describe('directions', () => {
  test('run clockwise on screen by 60° each, from east on a pointy board and from north on a flat one', () => {
    const first = { pointy: 0, flat: -90 }
    for (const orientation of ORIENTATIONS) {
      for (const direction of DIRECTIONS) {
        const { x, y } = centreOf(createLayout(orientation, 1), step(orientation, direction))
        const degrees = (Math.atan2(y, x) * 180) / Math.PI
        const expected = first[orientation] + 60 * direction
        expect(Math.cos(((degrees - expected) * Math.PI) / 180)).toBeCloseTo(1, 12)
        expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3), 12)
      }
    }
  })

  test('have names that say where they lead', () => {
    for (const orientation of ORIENTATIONS) {
      for (const direction of DIRECTIONS) {
        const { x, y } = centreOf(createLayout(orientation, 1), step(orientation, direction))
        const vertical = y > 0.1 ? 'south' : y < -0.1 ? 'north' : ''
        const horizontal = x > 0.1 ? 'east' : x < -0.1 ? 'west' : ''
        expect(directionName(orientation, direction)).toBe([vertical, horizontal].filter(Boolean).join('-'))
      }
    }
  })

  test('and their opposites cancel out', () => {
    fc.assert(
      fc.property(orientation, direction, hex, (orientation, direction, at) => {
        const there = add(at, step(orientation, direction))
        expect(add(there, step(orientation, opposite(direction)))).toEqual(at)
        expect(subtract(there, scale(step(orientation, direction), 1))).toEqual(at)
      }),
    )
  })

  test('turn by the shorter way, three turns at most', () => {
    fc.assert(
      fc.property(direction, fc.integer({ min: -30, max: 30 }), (from, sixths) => {
        const to = turn(from, sixths)
        const turns = turnsBetween(from, to)
        expect(turns).toBeLessThanOrEqual(3)
        expect([turn(from, turns), turn(from, -turns)]).toContain(to)
        for (let fewer = 0; fewer < turns; fewer++) {
          expect([turn(from, fewer), turn(from, -fewer)]).not.toContain(to)
        }
      }),
    )
  })
})
