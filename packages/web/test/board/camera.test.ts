import { describe, expect, test } from 'vitest'
import {
  approached,
  between,
  clamped,
  fitted,
  framed,
  MARGIN,
  panned,
  revealing,
  seen,
  toPixel,
  toWorld,
  zoomed,
} from '../../src/board/core/camera.ts'

const view = { width: 800, height: 600 }
const world = { bounds: { x: -10, y: -5, width: 20, height: 10 }, largestFit: 64 }

describe('a board that is fitted into view', () => {
  test('lies in the middle, with a margin on the side that is tightest', () => {
    const camera = fitted(world, view)
    expect([camera.x, camera.y]).toEqual([0, 0])
    expect(toPixel(camera, view, { x: -10, y: 0 }).x).toBeCloseTo(MARGIN)
    expect(toPixel(camera, view, { x: 10, y: 0 }).x).toBeCloseTo(800 - MARGIN)
  })

  test('is not blown up without end when it has few cells', () => {
    const small = { bounds: { x: -1, y: -1, width: 2, height: 2 }, largestFit: 64 }
    expect(fitted(small, view).scale).toBe(64)
  })
})

test('pixels and world points lead back to each other', () => {
  const camera = { x: 3, y: -2, scale: 27 }
  const pixel = toPixel(camera, view, toWorld(camera, view, { x: 123, y: 456 }))
  expect(pixel.x).toBeCloseTo(123)
  expect(pixel.y).toBeCloseTo(456)
})

test('a drag moves the world with the pointer', () => {
  const camera = { x: 0, y: 0, scale: 50 }
  const before = toWorld(camera, view, { x: 100, y: 100 })
  const after = toWorld(panned(camera, 30, -20), view, { x: 130, y: 80 })
  expect(after).toEqual(before)
})

describe('zooming', () => {
  test('keeps what is under the pointer under it', () => {
    const camera = { x: 1, y: 2, scale: 50 }
    const pixel = { x: 640, y: 90 }
    const closer = zoomed(camera, view, world, 1.5, pixel)
    expect(closer.scale).toBe(75)
    expect(toWorld(closer, view, pixel).x).toBeCloseTo(toWorld(camera, view, pixel).x)
    expect(toWorld(closer, view, pixel).y).toBeCloseTo(toWorld(camera, view, pixel).y)
  })

  test('ends where the whole board is in view', () => {
    const farther = zoomed({ x: 0, y: 0, scale: 50 }, view, world, 0.001, { x: 0, y: 0 })
    expect(farther.scale).toBeCloseTo(fitted(world, view).scale)
  })
})

describe('the camera stays by the board', () => {
  test('one that is wider than the view cannot be lost to the side', () => {
    const camera = clamped({ x: 1000, y: 0, scale: 100 }, view, world)
    expect(seen(camera, view).x + seen(camera, view).width).toBeCloseTo(10 + MARGIN / 100)
  })

  test('one that is smaller than the view is centred', () => {
    const camera = clamped({ x: 7, y: 4, scale: fitted(world, view).scale }, view, world)
    expect([camera.x, camera.y]).toEqual([0, 0])
  })
})

describe('what has focus is brought into view', () => {
  const camera = { x: 0, y: 0, scale: 100 }
  test('what is in view already moves nothing', () => {
    expect(revealing(camera, view, { x: 1, y: 1 }, 1)).toEqual(camera)
  })
  test('what is not comes just inside', () => {
    expect(revealing(camera, view, { x: 9, y: 0 }, 1).x).toBeCloseTo(9 + 1 - 4)
  })
})

test('half the way from one scale to another is by equal factors', () => {
  expect(between({ x: 0, y: 0, scale: 10 }, { x: 4, y: 8, scale: 40 }, 0.5)).toEqual({
    x: 2,
    y: 4,
    scale: 20,
  })
})

describe('a board with a place to look at', () => {
  const pool = { bounds: { x: 0, y: 0, width: 30, height: 40 }, largestFit: 64 }
  const puck = { x: 15, y: 20 }

  test('is shown whole where there is room', () => {
    const desk = { width: 700, height: 900 }
    expect(framed(pool, desk, puck)).toEqual(fitted(pool, desk))
  })

  test('is shown around the place where the whole would be too small, and never beside the board', () => {
    const phone = { width: 390, height: 480 }
    const camera = framed(pool, phone, puck)
    expect([camera.x, camera.y]).toEqual([15, 20])
    expect(camera.scale).toBeGreaterThan(fitted(pool, phone).scale * 1.5)
    const corner = framed(pool, phone, { x: 0, y: 0 })
    expect(toPixel(corner, phone, { x: 0, y: 0 })).toEqual({ x: MARGIN, y: MARGIN })
    expect(framed(pool, phone, undefined)).toEqual(fitted(pool, phone))
  })

  test('is shown from farther away where other places are to be seen with it', () => {
    const phone = { width: 390, height: 480 }
    const other = { x: 0, y: 0 }
    const camera = framed(pool, phone, puck, [other])
    expect(camera.scale).toBeLessThan(framed(pool, phone, puck).scale)
    for (const point of [puck, other]) {
      const { x, y } = toPixel(camera, phone, point)
      expect([x > 0, x < phone.width, y > 0, y < phone.height]).toEqual([true, true, true, true])
    }
  })

  test('leaves out what could be seen only from too far away, and still takes in what comes after it', () => {
    const sea = { bounds: { x: 0, y: 0, width: 60, height: 60 }, largestFit: 64 }
    const phone = { width: 390, height: 280 }
    const [ship, far, near] = [
      { x: 30, y: 50 },
      { x: 30, y: 10 },
      { x: 30, y: 36 },
    ]
    expect(framed(sea, phone, ship, [far])).toEqual(framed(sea, phone, ship))
    expect(framed(sea, phone, ship, [far, near])).toEqual(framed(sea, phone, ship, [near]))
    expect(framed(sea, phone, ship, [near])).not.toEqual(framed(sea, phone, ship))
  })
})

test('what a finger chose from stays under it, with cells large enough', () => {
  const large = { bounds: { x: -30, y: -30, width: 60, height: 60 }, largestFit: 64 }
  const from = { x: 0, y: 0, scale: 13 }
  const at = { x: 7, y: -4 }
  const near = approached(from, view, large, at)
  expect(near.scale * Math.sqrt(3)).toBeGreaterThan(32)
  const [before, after] = [toPixel(from, view, at), toPixel(near, view, at)]
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
  expect(approached({ ...from, scale: 30 }, view, large, at).scale).toBe(30)
})
