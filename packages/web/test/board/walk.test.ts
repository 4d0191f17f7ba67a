import { boardOf, cellAt, hexagon, rectangle } from '@sextant/hex'
import type { ChartStage, HexStage } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { rowsShown } from '../../src/board/a11y/rows.ts'
import { chart as chartStage } from '../../src/board/stages/chart/index.ts'
import { hexes } from '../../src/board/stages/hexes/index.ts'
import { type HexPlaces, hexPlaces } from '../../src/board/stages/hexes/places.ts'
import { sea as seaStage } from '../../src/board/stages/sea/index.ts'
import { WALK_KEYS, type WalkKey } from '../../src/board/stages/walk-key.ts'

const walk = (places: HexPlaces, from: number, key: WalkKey) => hexes.walk(places, from, key)

function placesFrom(board: ReturnType<typeof boardOf>): HexPlaces {
  const cells = Array.from({ length: board.size }, (_, i) => ({
    q: board.q[i] ?? 0,
    r: board.r[i] ?? 0,
    terrain: 'plain',
  }))
  const stage: HexStage = { kind: 'hexes', orientation: board.orientation, cells }
  return hexPlaces(stage)
}

const at = (places: HexPlaces, q: number, r: number) => cellAt(places.board, q, r)

describe('on a pointy board', () => {
  const places = placesFrom(rectangle('pointy', 5, 5))
  test('left and right go along the row', () => {
    expect(walk(places, 12, 'ArrowRight')).toBe(13)
    expect(walk(places, 12, 'ArrowLeft')).toBe(11)
  })
  test('up and down keep to their column, so that going back leads back', () => {
    expect(walk(places, 12, 'ArrowUp')).toBe(7)
    expect(walk(places, 7, 'ArrowDown')).toBe(12)
  })
  test('the keys around the arrows go aslant', () => {
    const middle = at(places, 1, 2)
    expect(walk(places, middle, 'Home')).toBe(at(places, 1, 1))
    expect(walk(places, middle, 'PageUp')).toBe(at(places, 2, 1))
    expect(walk(places, middle, 'End')).toBe(at(places, 0, 3))
    expect(walk(places, middle, 'PageDown')).toBe(at(places, 1, 3))
  })
})

describe('on a flat board', () => {
  const places = placesFrom(rectangle('flat', 5, 5))
  test('up and down go along the column', () => {
    expect(walk(places, 12, 'ArrowUp')).toBe(7)
    expect(walk(places, 12, 'ArrowDown')).toBe(17)
  })
  test('left and right keep to their row', () => {
    expect(walk(places, 12, 'ArrowRight')).toBe(13)
    expect(walk(places, 13, 'ArrowLeft')).toBe(12)
  })
})

test('at the edge one stays', () => {
  expect(walk(placesFrom(rectangle('pointy', 2, 2)), 0, 'ArrowLeft')).toBe(0)
})

test('where a row is shorter than the next, up leads to the neighbour that there is', () => {
  const places = placesFrom(hexagon('pointy', 2))
  expect(walk(places, at(places, 2, 0), 'ArrowUp')).toBe(at(places, 2, -1))
})

test('a hole is stepped over', () => {
  const places = placesFrom(
    boardOf('pointy', [
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ]),
  )
  expect(walk(places, 0, 'ArrowRight')).toBe(1)
})

test.each(['pointy', 'flat'] as const)('every cell of a %s hexagon can be walked to', orientation => {
  const places = placesFrom(hexagon(orientation, 4))
  const reached = new Set([0])
  for (const cell of reached) for (const key of WALK_KEYS) reached.add(walk(places, cell, key))
  expect(reached.size).toBe(places.count)
})

test('at sea, left and right lead from ship to ship', () => {
  const sea = seaStage.places({ kind: 'sea', distance: 3, farthest: 9 }, undefined)
  expect(seaStage.walk(sea, 0, 'ArrowRight')).toBe(1)
  expect(seaStage.walk(sea, 1, 'ArrowLeft')).toBe(0)
  expect(seaStage.walk(sea, 1, 'ArrowUp')).toBe(1)
})

describe('on a chart', () => {
  const spots: readonly (readonly [number, number])[] = [
    [100, 300],
    [300, 100],
    [320, 500],
    [600, 290],
    [900, 320],
  ]
  const stage: ChartStage = {
    kind: 'chart',
    width: 1000,
    height: 600,
    places: spots.map(([x, y], number) => ({ x, y, name: `${number}`, icon: 'port', size: 'small' })),
    ways: [],
  }
  const chart = chartStage.places(stage, undefined)

  test('an arrow leads to the nearest place that way', () => {
    expect(chartStage.walk(chart, 3, 'ArrowRight')).toBe(4)
    expect(chartStage.walk(chart, 1, 'ArrowDown')).toBe(2)
    expect(chartStage.walk(chart, 0, 'PageUp')).toBe(1)
    expect(chartStage.walk(chart, 0, 'PageDown')).toBe(2)
  })
  test('where nothing lies that way one stays', () => {
    expect(chartStage.walk(chart, 4, 'ArrowRight')).toBe(4)
    expect(chartStage.walk(chart, 1, 'ArrowUp')).toBe(1)
  })
  test('every place can be walked to', () => {
    const reached = new Set([0])
    for (const place of reached) for (const key of WALK_KEYS) reached.add(chartStage.walk(chart, place, key))
    expect(reached.size).toBe(spots.length)
  })
  test('its mirror reads from the top down', () => {
    const rows = chartStage.rows(chart)
    expect(rows.map(({ cells }) => cells[0]?.place)).toEqual([1, 3, 0, 4, 2])
    expect(rows.every(({ columns }) => columns === 1)).toBe(true)
  })
})

describe('rows of the mirror', () => {
  test('read as they are seen, left to right and top to bottom', () => {
    const rows = hexes.rows(placesFrom(hexagon('pointy', 1)))
    expect(rows.map(row => row.cells.length)).toEqual([2, 3, 2])
    expect(rows[0]?.columns).toBe(3)
  })
  test('a large board is mirrored around the cursor, and elsewhere where something matters', () => {
    const places = placesFrom(rectangle('pointy', 60, 60))
    const near = rowsShown(hexes.rows(places), 30 * 60, places.count, () => new Set([7]))
    expect(near.map(row => row.index)).toEqual([0, 27, 28, 29, 30, 31, 32, 33])
    expect(near.map(row => row.cells.length)).toEqual([1, 60, 60, 60, 60, 60, 60, 60])
    expect(near[0]?.cells[0]).toMatchObject({ place: 7, column: 7 })
  })
})
