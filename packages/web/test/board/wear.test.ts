import { expect, test } from 'vitest'
import { seaPlaces } from '../../src/board/stages/sea/places.ts'
import { listOf, stageOf } from '../../src/board/stages/sea/wear.ts'

test('wear is seen in four stages after new', () => {
  expect([undefined, 0, 0.19, 0.2, 0.4, 0.6, 0.8, 1].map(stageOf)).toEqual([0, 0, 0, 1, 2, 3, 4, 4])
})

test('the more battered, the further over and the deeper', () => {
  const leans = ([0, 1, 2, 3, 4] as const).map(stage => listOf(stage))
  for (const [number, { lean, deeper }] of leans.entries()) {
    expect(lean).toBeGreaterThanOrEqual(leans[number - 1]?.lean ?? 0)
    expect(deeper).toBeGreaterThanOrEqual(leans[number - 1]?.deeper ?? 0)
  }
})

test('on the rope a mark is as long anywhere, and ships alongside do not cover each other', () => {
  const gap = (distance: number) => {
    const { x } = seaPlaces({ distance, farthest: 6 })
    return (x[1] ?? 0) - (x[0] ?? 0)
  }
  expect(gap(3) - gap(2)).toBeCloseTo(gap(6) - gap(5))
  expect(gap(0)).toBeGreaterThan(2.62)
})
