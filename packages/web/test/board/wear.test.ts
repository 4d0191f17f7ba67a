import type { Piece } from '@sextant/scene'
import { expect, test } from 'vitest'
import { createBitmapCache } from '../../src/board/core/bitmap-cache.ts'
import { lookOf } from '../../src/board/draw/look.ts'
import { seaPlaces } from '../../src/board/stages/sea/places.ts'
import { drawBlaze } from '../../src/board/stages/sea/ship.ts'
import { listOf, stageOf } from '../../src/board/stages/sea/wear.ts'
import { fakeCanvas, stubBrowser } from './fake-canvas.ts'

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

test('a ship on fire burns, and no longer once it lies under water', () => {
  stubBrowser()
  const drawnFor = (piece: Partial<Piece>) => {
    const { calls, canvas } = fakeCanvas()
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('a fake canvas has a context')
    const look = lookOf({ terrains: {}, icons: {}, colours: {} }, {}, 'light', () => {})
    const ship = { side: undefined, x: 0, y: 0, size: 1, alpha: 1, afloat: 0, lean: 0, mirrored: false }
    const sloop: Piece = { id: 'a', at: 0, side: 0, icon: 'sloop', name: 'Adder', wear: 1, ...piece }
    drawBlaze({ ctx, scale: 50, ratio: 1, look, bitmaps: createBitmapCache() }, { ...ship, piece: sloop }, 0)
    return calls
  }
  expect(drawnFor({})).toContain('quadraticCurveTo')
  expect(drawnFor({ ghost: true })).not.toContain('quadraticCurveTo')
})
