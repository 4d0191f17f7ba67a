import { expect, test } from 'vitest'
import { chartArt, missingArt, seaArt } from '../../src/board/art.ts'

test('hexes wait for nothing', () => {
  expect(missingArt({ kind: 'hexes', orientation: 'flat', cells: [] })).toBeUndefined()
})

test('a sea and a chart wait for their drawing until it has been fetched', async () => {
  const sea = { kind: 'sea', distance: 1, farthest: 6 } as const
  const chart = { kind: 'chart', width: 1, height: 1, places: [], ways: [] } as const
  expect(missingArt(sea)).toBe(seaArt)
  expect(missingArt(chart)).toBe(chartArt)
  await Promise.all([seaArt.ready(), chartArt.ready()])
  expect(missingArt(sea)).toBeUndefined()
  expect(missingArt(chart)).toBeUndefined()
  expect(seaArt.now?.drawFleet).toBeTypeOf('function')
  expect(chartArt.now?.drawChart).toBeTypeOf('function')
})
