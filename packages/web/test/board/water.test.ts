import type { HexStage, Scene, Skin } from '@sextant/scene'
import { beforeAll, expect, test } from 'vitest'
import { isAlive } from '../../src/board/core/pieces-layer.ts'
import { createRenderer } from '../../src/board/core/renderer.ts'
import type { Pen } from '../../src/board/draw/pen.ts'
import { hexes } from '../../src/board/stages/hexes/index.ts'
import { hexPlaces } from '../../src/board/stages/hexes/places.ts'
import { drawRipples } from '../../src/board/stages/hexes/ripples.ts'
import { fakeCanvas, stubBrowser } from './fake-canvas.ts'

beforeAll(stubBrowser)

const stage: HexStage = {
  kind: 'hexes',
  orientation: 'pointy',
  cells: [0, 1, 2, 3, 4, 5].map(q => ({ q, r: 0, terrain: 'water' })),
}
const scene: Scene = { stage, sides: [], pieces: [], status: '' }

function skinOf(ripples: boolean): Skin {
  const water = { name: 'water', glyph: '~', light: '#cde', dark: '#123', ripples }
  return { terrains: { water }, icons: {}, colours: {} }
}

function boardOf(ripples: boolean) {
  const canvas = () => fakeCanvas().canvas
  return createRenderer(
    { ground: canvas(), highlights: canvas(), pieces: canvas(), effects: canvas() },
    { scene, skin: skinOf(ripples), catalogue: {}, theme: 'light' },
  )
}

test('water moves while nothing happens, land does not, and nothing does where motion is unwanted', () => {
  const pool = boardOf(true)
  expect(isAlive(pool.state)).toBe(true)
  pool.pace(0)
  expect(isAlive(pool.state)).toBe(false)
  expect(isAlive(boardOf(false).state)).toBe(false)
})

test('debris drifts in space, and only there', () => {
  const [first, ...rest] = stage.cells
  if (!first) throw new Error('there are no cells')
  const strewn: HexStage = { ...stage, cells: [{ ...first, feature: 'wreck' }, ...rest] }
  const isAnimated = (shown: HexStage) => hexes.isAnimated?.(skinOf(false), shown)
  expect(isAnimated({ ...strewn, scenery: 'space' })).toBe(true)
  expect(isAnimated({ ...stage, scenery: 'space' })).toBe(false)
  expect(isAnimated(strewn)).toBe(false)
})

test('the light on it drifts with time, and is the same at the same time', () => {
  const lines = (seconds: number) => {
    const drawn: unknown[][] = []
    const note = (...given: unknown[]) => void drawn.push(given)
    const { canvas } = fakeCanvas()
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('a canvas has a context')
    Object.assign(ctx, { moveTo: note, bezierCurveTo: note })
    const pen = { ctx, scale: 20, ratio: 1, look: { theme: 'light', skin: skinOf(true) } } as unknown as Pen
    drawRipples(pen, stage, hexPlaces(stage), seconds)
    return drawn
  }
  expect(lines(0).length).toBeGreaterThan(4)
  expect(lines(3)).toEqual(lines(3))
  expect(lines(3)).not.toEqual(lines(0))
})
