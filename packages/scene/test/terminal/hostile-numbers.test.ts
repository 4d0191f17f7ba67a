import { expect, test } from 'vitest'
import { drawableSea, type Scene } from '../../src/index.ts'
import { renderScene } from '../../src/terminal/index.ts'
import { duel, skin } from '../scenes.ts'

const NUMBERS = [1e308, -1e308, Number.POSITIVE_INFINITY, Number.NaN, -1, 0, 0.5, 1e9, 2 ** 53]

/** The scene of a duel on another stage, with bars as full as that. */
function lines(stage: Scene['stage'], value = 1): string {
  const scene = duel()
  const pieces = scene.pieces.map(piece => ({
    ...piece,
    bars: piece.bars?.map(bar => ({ ...bar, value, max: value })) ?? [],
  }))
  return renderScene({ ...scene, pieces, stage }, { skin, catalogue: {}, width: 80 })
}

test.each(NUMBERS)('a sea with %d is drawn on a screen', number => {
  for (const stage of [
    { kind: 'sea', distance: number, farthest: 20 },
    { kind: 'sea', distance: 5, farthest: number },
    { kind: 'sea', distance: number, farthest: number },
  ] as const) {
    expect(lines(stage, number).length).toBeLessThan(20_000)
    const { distance, farthest } = drawableSea(stage)
    expect(farthest).toBeGreaterThanOrEqual(1)
    expect(farthest).toBeLessThanOrEqual(1_000_000)
    expect(distance).toBeGreaterThanOrEqual(0)
    expect(distance).toBeLessThanOrEqual(farthest)
  }
})

test.each(NUMBERS)('cells at %d leave a board that can be drawn', number => {
  const cells = [
    { q: 0, r: 0, terrain: 'plain' },
    { q: number, r: 1, terrain: 'plain' },
  ]
  expect(lines({ kind: 'hexes', orientation: 'pointy', cells }).length).toBeLessThan(2_000_000)
})

test('what can be drawn stays as it is', () => {
  expect(drawableSea({ distance: 7, farthest: 20 })).toEqual({ distance: 7, farthest: 20 })
  expect(drawableSea({ distance: 0.35, farthest: 20 })).toEqual({ distance: 0.35, farthest: 20 })
})
