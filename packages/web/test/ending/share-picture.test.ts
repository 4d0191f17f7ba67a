import type { Scene } from '@sextant/scene'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pictureOf } from '../../src/pages/match/ending/share-picture.ts'
import { fakeCanvas, stubBrowser } from '../board/fake-canvas.ts'

beforeAll(stubBrowser)
afterAll(() => void vi.unstubAllGlobals())

const scene: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [{ q: 0, r: 0, terrain: 'plain' }] },
  sides: [],
  pieces: [],
  status: '',
}
const skin = {
  terrains: { plain: { name: 'plain', glyph: '.', light: '#fff', dark: '#000' } },
  icons: {},
  colours: {},
} as const

test('the board of a shared picture is drawn for its size, and not stretched', async () => {
  const made: HTMLCanvasElement[] = []
  const createElement = () => {
    const { canvas } = fakeCanvas()
    made.push(canvas)
    return Object.assign(canvas, { toBlob: (done: (blob: Blob) => void) => done(new Blob()) })
  }
  vi.stubGlobal('document', { body: {}, createElement })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'Inter' }))
  const text = { title: 'Stones', headline: 'Victory', lines: ['Red wins'], brand: 'Sextant' }
  expect(await pictureOf({ scene, skin, catalogue: {}, theme: 'light' }, text)).toBeInstanceOf(Blob)
  const [picture, board] = made
  expect(picture?.width).toBe(1200)
  expect(board?.width).toBe(1104)
})
