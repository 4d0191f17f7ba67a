import { hexagon, rectangle } from '@sextant/hex'
import type { ChartPlace, ChartStage, HexStage, Piece, Stage } from '@sextant/scene'
import { beforeAll, describe, expect, test } from 'vitest'
import { footing, pieceAt } from '../../src/board/geometry/stack.ts'
import { placesOf, stageComing } from '../../src/board/stages/index.ts'

function stageOf(orientation: 'pointy' | 'flat'): HexStage {
  const { q, r, size } = hexagon(orientation, 4)
  const cells = Array.from({ length: size }, (_, i) => ({ q: q[i] ?? 0, r: r[i] ?? 0, terrain: 'plain' }))
  return { kind: 'hexes', orientation, cells }
}

describe.each(['pointy', 'flat'] as const)('on a %s board', orientation => {
  const places = placesOf(stageOf(orientation))

  test('every centre lies in its own cell', () => {
    for (let cell = 0; cell < places.count; cell++)
      expect(places.at(places.x[cell] ?? 0, places.y[cell] ?? 0)).toBe(cell)
  })

  test('beside the board there is no cell', () => {
    expect(places.at(100, 0)).toBe(-1)
  })

  test('a box holds the cells that reach into it and no others', () => {
    const box = { x: -2.3, y: 0.4, width: 3.1, height: 2.2 }
    const near = Array.from({ length: places.count }, (_, cell) => cell).filter(cell => {
      const [x, y] = [places.x[cell] ?? 0, places.y[cell] ?? 0]
      return x > -3.3 && x < 1.8 && y > -0.6 && y < 3.6
    })
    expect(places.within(box).sort((a, b) => a - b)).toEqual(near)
  })

  test('facings go clockwise in steps of 60°', () => {
    expect(places.angleOf(0)).toBeCloseTo(orientation === 'pointy' ? 0 : -Math.PI / 2)
    expect(places.angleOf(1) - places.angleOf(0)).toBeCloseTo(Math.PI / 3)
  })
})

test('a large board is looked at only where it is seen', () => {
  const { q, r, size } = rectangle('pointy', 60, 60)
  const cells = Array.from({ length: size }, (_, i) => ({ q: q[i] ?? 0, r: r[i] ?? 0, terrain: 'plain' }))
  const places = placesOf({ kind: 'hexes', orientation: 'pointy', cells })
  expect(places.within(places.bounds)).toHaveLength(3600)
  expect(places.within({ x: 20, y: 20, width: 10, height: 10 }).length).toBeLessThan(90)
})

test('a stage whose cells lie where they lay keeps its places', () => {
  const stage = stageOf('flat')
  const before = placesOf(stage)
  const taken = { ...stage, cells: stage.cells.map(cell => ({ ...cell, side: 1 })) }
  expect(placesOf(taken, before)).toBe(before)
  expect(placesOf(stageOf('pointy'), before)).not.toBe(before)
})

describe('at sea', () => {
  const at = (distance: number): Stage => ({ kind: 'sea', distance, farthest: 9 })
  beforeAll(() => stageComing(at(1)))
  test('two ships are as far apart as they are', () => {
    const [near, far] = [placesOf(at(1)), placesOf(at(8))]
    expect((far.x[1] ?? 0) - (far.x[0] ?? 0)).toBeGreaterThan((near.x[1] ?? 0) - (near.x[0] ?? 0))
  })
  test('a point on a ship is its place, open water is none', () => {
    const places = placesOf(at(6))
    expect(places.at(places.x[1] ?? 0, 0.5)).toBe(1)
    expect(places.at(0, 0)).toBe(-1)
  })
})

describe('on a chart', async () => {
  const stage: ChartStage = {
    kind: 'chart',
    width: 1000,
    height: 500,
    places: [
      { x: 100, y: 100, name: 'A', icon: 'port', size: 'large' },
      { x: 900, y: 400, name: 'B', icon: 'port', size: 'small' },
    ],
    ways: [{ from: 0, to: 1 }],
  }
  await stageComing(stage)
  const places = placesOf(stage)

  test('every place is meant where it lies, and open water is none', () => {
    for (const place of [0, 1]) expect(places.at(places.x[place] ?? 0, places.y[place] ?? 0)).toBe(place)
    expect(places.at(0, 0)).toBe(-1)
  })

  test('all of it is within its bounds, whatever its units', () => {
    const small = placesOf({
      ...stage,
      width: 10,
      height: 5,
      places: [{ ...stage.places[0], x: 10, y: 5 } as ChartPlace],
    })
    expect(small.bounds).toEqual(places.bounds)
    expect(small.x[0]).toBeLessThan(small.bounds.x + small.bounds.width)
    expect(small.y[0]).toBeLessThan(small.bounds.y + small.bounds.height)
  })

  test('a way that has been gone and a new note move nothing', () => {
    const gone = { ...stage, ways: [{ from: 0, to: 1, gone: true }] }
    expect(placesOf(gone, places)).toBe(places)
    expect(placesOf({ ...stage, ways: [] }, places)).not.toBe(places)
  })

  test('only what is near a box is in it', () => {
    expect(places.within(places.bounds)).toEqual([0, 1])
    expect(places.within({ x: -10, y: -10, width: 9, height: 9 })).toEqual([0])
  })
})

describe('pieces that share a cell', () => {
  const piece = (id: string, more: Partial<Piece>): Piece => ({
    id,
    at: 0,
    side: 0,
    icon: 'x',
    name: 'x',
    ...more,
  })
  const stack = [piece('diver', { level: -1 }), piece('swimmer', {})]

  test('what a piece has is at its front and takes no room; what everybody looks at is never small', () => {
    const piece = { side: 0, icon: 'pawn', name: 'one', at: 0 }
    const holder = { ...piece, id: 'holder', level: -1, facing: 0, prominent: true }
    const puck = { ...piece, id: 'puck', level: -1, carriedBy: 'holder' }
    const stack = [holder, puck]
    expect(footing(stack, 0)).toMatchObject({ x: 0, y: 0 })
    expect(footing(stack, 0).size).toBeGreaterThan(1)
    expect(footing(stack, 1, () => Math.PI / 2).x).toBeCloseTo(0)
    expect(footing(stack, 1, () => Math.PI / 2).y).toBeGreaterThan(0.5)
    // Once it has left its holder it lies where it is.
    expect(footing([puck], 0)).toMatchObject({ x: 0, y: 0 })
    const above = { ...piece, id: 'above', level: 0 }
    expect(footing([holder, puck, above], 0).size).toBeGreaterThan(footing([holder, puck, above], 2).size)
  })

  test('each is meant where it is seen', () => {
    const [low, high] = [footing(stack, 0), footing(stack, 1)]
    expect(pieceAt(stack, low.x - 0.2, low.y + 0.2, 0.6)?.id).toBe('diver')
    expect(pieceAt(stack, high.x, high.y, 0.6)?.id).toBe('swimmer')
  })

  test('elsewhere in the cell the uppermost is meant', () => {
    expect(pieceAt(stack, 0.8, 0.5, 0.6)?.id).toBe('swimmer')
  })

  test('a ghost is meant only where nothing is really there', () => {
    const ghost = piece('ghost', { ghost: true })
    expect(pieceAt([ghost, piece('real', {})], 0, 0, 0.6)?.id).toBe('real')
    expect(pieceAt([ghost], 0, 0, 0.6)?.id).toBe('ghost')
  })
})
