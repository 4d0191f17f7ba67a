import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axialBearing,
  bearing,
  cellAt,
  centreOf,
  createLayout,
  DIRECTIONS,
  FACES,
  faceDirection,
  faceToward,
  hexagon,
  inFieldOfFire,
  NO_BEARING,
  neighbour,
  ray,
  relativeBearing,
  rotation,
  SEXTANTS,
  type Sextant,
  type Side,
  sextantSet,
  sextantsIn,
  sextantsToward,
  sideHit,
  turn,
} from '../src/index.ts'
import { cellOn, direction, hex, orientation } from './boards.ts'

const sea = hexagon('flat', 8)
const ship = cellAt(sea, 0, 0)
const north = 0

describe('a bearing', () => {
  test('is the angle on screen: even on the rays, odd between them', () => {
    fc.assert(
      fc.property(orientation, hex, (orientation, at) => {
        const { x, y } = centreOf(createLayout(orientation, 1), at)
        const first = orientation === 'pointy' ? 0 : -90
        const sixths = (((Math.atan2(y, x) * 180) / Math.PI - first + 720) % 360) / 60
        const onRay = Math.abs(sixths - Math.round(sixths)) < 1e-9
        const expected = onRay ? (Math.round(sixths) % 6) * 2 : Math.floor(sixths) * 2 + 1
        expect(axialBearing(orientation, at.q, at.r)).toBe(at.q === 0 && at.r === 0 ? NO_BEARING : expected)
      }),
      { numRuns: 800 },
    )
  })

  test('on a ray is exact however far away', () => {
    expect(axialBearing('flat', 0, -16_000)).toBe(0)
    expect(axialBearing('flat', 1, -16_000)).toBe(1)
    expect(axialBearing('flat', -1, -16_000)).toBe(11)
  })

  test('turns with the board, and turns back with the piece', () => {
    fc.assert(
      fc.property(
        orientation,
        cellOn(sea),
        cellOn(sea),
        direction,
        direction,
        (orientation, from, to, facing, by) => {
          const board = hexagon(orientation, 8)
          const turned = rotation(board, by)
          const [a, b] = [turned[from] ?? 0, turned[to] ?? 0]
          if (from !== to) expect(bearing(board, a, b)).toBe((bearing(board, from, to) + 2 * by) % 12)
          expect(relativeBearing(board, a, turn(facing, by), b)).toBe(
            relativeBearing(board, from, facing, to),
          )
          expect(sextantsToward(board, a, turn(facing, by), b)).toBe(sextantsToward(board, from, facing, to))
          expect(faceToward(board, a, turn(facing, by), b)).toBe(faceToward(board, from, facing, to))
          if (from !== to) {
            expect(sideHit(board, a, turn(facing, by), b)).toBe(sideHit(board, from, facing, to))
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('faces', () => {
  test('are numbered clockwise from the bow, and each looks along its own ray', () => {
    for (const facing of DIRECTIONS) {
      for (const face of FACES) {
        const direction = faceDirection(facing, face)
        for (const target of ray(sea, ship, direction))
          expect(faceToward(sea, ship, facing, target)).toBe(face)
      }
      expect(faceDirection(facing, 1)).toBe(facing)
      expect(faceDirection(facing, 2)).toBe((facing + 1) % 6)
    }
  })

  test('see nothing between the rays, nor their own cell', () => {
    expect(faceToward(sea, ship, north, cellAt(sea, 1, -2))).toBeUndefined()
    expect(faceToward(sea, ship, north, ship)).toBeUndefined()
  })
})

describe('sextants', () => {
  // Between each ray of a ship that points north and the next one clockwise.
  const between: Array<[Sextant, number, number]> = [
    [2, 1, -2],
    [3, 2, -1],
    [4, 1, 1],
    [5, -1, 2],
    [6, -2, 1],
    [1, -1, -1],
  ]

  test.each(between)('%i lies at (%i, %i) of a ship that points north', (sextant, q, r) => {
    expect(sextantsIn(sextantsToward(sea, ship, north, cellAt(sea, q, r)))).toEqual([sextant])
    expect(sextantsIn(sextantsToward(sea, ship, north, cellAt(sea, q * 3, r * 3)))).toEqual([sextant])
  })

  test('1 and 2 meet on the ray of the bow, 2 and 3 on that of face 2, and so on around', () => {
    const meeting: Sextant[][] = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [1, 6],
    ]
    for (const facing of DIRECTIONS) {
      meeting.forEach((sextants, k) => {
        const target = neighbour(sea, ship, turn(facing, k))
        expect(sextantsIn(sextantsToward(sea, ship, facing, target))).toEqual(sextants)
      })
    }
  })

  test('a set of them reads back as it was written', () => {
    fc.assert(
      fc.property(fc.subarray([...SEXTANTS]), sextants => {
        expect(sextantsIn(sextantSet(...sextants))).toEqual(sextants)
      }),
    )
  })

  test('a target on a ray is in a field of fire if either sextant beside it is', () => {
    const ahead = cellAt(sea, 0, -3)
    const right = cellAt(sea, 3, -1)
    expect(inFieldOfFire(sextantSet(1), sea, ship, north, ahead)).toBe(true)
    expect(inFieldOfFire(sextantSet(2), sea, ship, north, ahead)).toBe(true)
    expect(inFieldOfFire(sextantSet(3, 4, 5, 6), sea, ship, north, ahead)).toBe(false)
    expect(inFieldOfFire(sextantSet(3), sea, ship, north, right)).toBe(true)
    expect(inFieldOfFire(sextantSet(2, 4), sea, ship, north, right)).toBe(false)
    expect(inFieldOfFire(sextantSet(...SEXTANTS), sea, ship, north, ship)).toBe(false)
  })
})

describe('the side hit', () => {
  const rays: Side[] = ['front', 'right', 'right', 'rear', 'left', 'left']

  test('on a ray: front from the bow, rear from the stern, right or left from the four others', () => {
    for (const facing of DIRECTIONS) {
      rays.forEach((side, k) => {
        for (const attacker of ray(sea, ship, turn(facing, k))) {
          expect(sideHit(sea, ship, facing, attacker)).toBe(side)
        }
      })
    }
  })

  test('between rays: front in sextants 1 and 2, right in 3, rear in 4 and 5, left in 6', () => {
    const sides: Record<Sextant, Side> = {
      1: 'front',
      2: 'front',
      3: 'right',
      4: 'rear',
      5: 'rear',
      6: 'left',
    }
    for (let attacker = 0; attacker < sea.size; attacker++) {
      for (const facing of DIRECTIONS) {
        const [sextant, other] = sextantsIn(sextantsToward(sea, ship, facing, attacker))
        if (sextant === undefined || other !== undefined) continue
        expect(sideHit(sea, ship, facing, attacker)).toBe(sides[sextant])
      }
    }
  })

  test('is none from the own cell', () => {
    expect(() => sideHit(sea, ship, north, ship)).toThrow(RangeError)
  })
})
