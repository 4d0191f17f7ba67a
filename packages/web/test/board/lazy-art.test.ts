import type { Piece, Stage } from '@sextant/scene'
import { expect, test } from 'vitest'
import { craftArt } from '../../src/board/draw/piece.ts'
import { effectArt } from '../../src/board/effects/art/index.ts'
import { diceArt } from '../../src/board/effects/dice/index.ts'
import { missingEffectArt } from '../../src/board/effects/index.ts'
import { grapplingArt, gunsArt } from '../../src/board/effects/strike/index.ts'
import { chartArt } from '../../src/board/stages/chart/index.ts'
import { spaceArt } from '../../src/board/stages/hexes/space-art.ts'
import { stageComing, stageRenderer } from '../../src/board/stages/index.ts'
import { seaArt } from '../../src/board/stages/sea/index.ts'

const artOf = (stage: Stage, pieces: readonly Piece[] = []) =>
  stageRenderer(stage).art?.(stage, { stage, sides: [], pieces, status: '' })

test('hexes wait for nothing, but for those in space', async () => {
  const hexes = { kind: 'hexes', orientation: 'flat', cells: [] } as const
  expect(artOf(hexes)).toBeUndefined()
  expect(artOf({ ...hexes, scenery: 'space' })).toBe(spaceArt)
  expect([spaceArt.now, craftArt.now]).toEqual([undefined, undefined])
  await spaceArt.ready()
  expect(spaceArt.now?.drawSpace).toBeTypeOf('function')
  expect(craftArt.now?.drawCraft).toBeTypeOf('function')
})

test('a sea and a chart wait for their drawing until it has been fetched', async () => {
  const sea = { kind: 'sea', distance: 1, farthest: 6 } as const
  const chart = { kind: 'chart', width: 1, height: 1, places: [], ways: [] } as const
  await Promise.all([stageComing(sea), stageComing(chart)])
  expect([stageComing(sea), stageComing(chart)]).toEqual([undefined, undefined])
  expect(artOf(sea)).toBe(seaArt)
  expect(artOf(chart)).toBe(chartArt)
  expect([seaArt.now, chartArt.now]).toEqual([undefined, undefined])
  await Promise.all([seaArt.ready(), chartArt.ready()])
  const ship = { id: 'a', at: 0, side: 0, icon: 'sloop', name: 'Sloop' }
  const bars = [{ kind: 'health', name: 'Hull', value: 3, max: 9 } as const]
  expect(artOf(sea, [ship])).toBe(seaArt)
  const withBars = artOf(sea, [{ ...ship, bars }])
  expect(withBars?.now).toBeUndefined()
  await withBars?.ready()
  expect(withBars?.now).toBeDefined()
  expect(seaArt.now?.drawFleet).toBeTypeOf('function')
  expect(chartArt.now?.drawChart).toBeTypeOf('function')
})

test('effects wait for the drawing of what happens in them, and only once', async () => {
  const broadside = { kind: 'strike', from: 0, to: 1, style: 'broadside' } as const
  const dice = { kind: 'dice', faces: 6, rolled: [3], name: 'to hit' } as const
  expect(missingEffectArt([{ kind: 'sound', sound: 'step' }])).toEqual([])
  expect(missingEffectArt([{ ...broadside, style: 'melee' }])).toEqual([effectArt])
  expect(missingEffectArt([{ ...broadside, style: 'grapple' }])).toEqual([effectArt, grapplingArt])
  const missing = missingEffectArt([broadside, { kind: 'together', effects: [dice, broadside] }])
  expect(missing).toEqual([effectArt, gunsArt, diceArt])
  await Promise.all(missing.map(art => art.ready()))
  expect(missingEffectArt([broadside, dice, { kind: 'vanish', piece: 'a' }])).toEqual([])
})
