import { expect, test } from 'vitest'
import {
  chartArt,
  diceArt,
  gunsArt,
  missingArt,
  missingEffectArt,
  seaArt,
  strikeArt,
} from '../../src/board/draw/lazy-art.ts'

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

test('effects wait for the drawing of what happens in them, and only once', async () => {
  const broadside = { kind: 'strike', from: 0, to: 1, style: 'broadside' } as const
  const dice = { kind: 'dice', faces: 6, rolled: [3], name: 'to hit' } as const
  expect(missingEffectArt([{ kind: 'sound', sound: 'step' }])).toEqual([])
  expect(missingEffectArt([{ ...broadside, style: 'melee' }])).toEqual([strikeArt])
  const missing = missingEffectArt([broadside, { kind: 'together', effects: [dice, broadside] }])
  expect(missing).toEqual([strikeArt, gunsArt, diceArt])
  await Promise.all(missing.map(art => art.ready()))
  expect(missingEffectArt([broadside, dice, { kind: 'vanish', piece: 'a' }])).toEqual([])
})
