import type { Effect, Piece, Scene } from '@sextant/scene'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { paintFrame } from '../../src/board/core/frame.ts'
import { createRenderer } from '../../src/board/core/renderer.ts'
import { fakeCanvas, stubBrowser } from './fake-canvas.ts'

const skin = {
  terrains: { plain: { name: 'plain', glyph: '.', light: '#fff', dark: '#000' } },
  icons: { disc: { glyph: 'D' } },
  colours: {
    red: { light: '#f00', dark: '#f00', terminal: 'red' },
    blue: { light: '#00f', dark: '#00f', terminal: 'blue' },
  },
} as const

const disc: Piece = { id: 'a', at: 1, side: 0, icon: 'disc', name: 'Disc' }
const scene: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [0, 1, 2].map(q => ({ q, r: 0, terrain: 'plain' })) },
  sides: [
    { name: 'Red', colour: 'red', shape: 'circle' },
    { name: 'Blue', colour: 'blue', shape: 'triangle' },
  ],
  pieces: [disc],
  status: '',
}
const flip: Effect = { kind: 'convert', piece: 'a', side: 1 }

beforeAll(stubBrowser)
afterEach(() => void vi.restoreAllMocks())

function boardOf(shown: Scene) {
  const [ground, highlights, pieces, effects] = [fakeCanvas(), fakeCanvas(), fakeCanvas(), fakeCanvas()]
  const renderer = createRenderer(
    {
      ground: ground.canvas,
      highlights: highlights.canvas,
      pieces: pieces.canvas,
      effects: effects.canvas,
    },
    { scene: shown, skin, catalogue: {}, theme: 'light' },
  )
  renderer.resize(400, 300, 1)
  return { renderer, highlights, effects }
}

describe('a piece that changes sides', () => {
  test('is flipped: seen ever narrower, and of its new side from halfway on', async () => {
    // A clock that stands still: on a busy machine time would pass between the start and the first frame.
    const start = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(start)
    const { renderer } = boardOf(scene)
    void renderer.play([flip], scene)
    await Promise.resolve()
    const seen = [40, 200, 240, 400].map(time => {
      paintFrame(renderer.state, start + time)
      const mover = renderer.state.movers.get('a')
      return { side: mover?.piece.side, width: mover?.pose.width ?? 0 }
    })
    expect(seen.map(({ side }) => side)).toEqual([0, 0, 1, 1])
    expect(seen[0]?.width).toBeGreaterThan(seen[1]?.width ?? 1)
    expect(seen[3]?.width).toBeGreaterThan(seen[2]?.width ?? 1)
    paintFrame(renderer.state, start + 600)
    expect(renderer.state.scene.pieces).toEqual([{ ...disc, side: 1 }])
  })

  test('is of its new side at once where motion is unwanted', async () => {
    const { renderer } = boardOf(scene)
    renderer.pace(0)
    await renderer.play([flip], scene)
    paintFrame(renderer.state, performance.now())
    expect(renderer.state.movers.size).toBe(0)
    expect(renderer.state.scene.pieces).toEqual([{ ...disc, side: 1 }])
  })
})

test('the last action is marked below the pieces, and the mark goes when it does', () => {
  const { renderer, highlights } = boardOf({ ...scene, lastAction: [0, 1] })
  expect(highlights.calls.filter(call => call === 'drawImage')).toHaveLength(2)
  highlights.calls.length = 0
  renderer.show(scene)
  paintFrame(renderer.state, performance.now() + 1000)
  expect(highlights.calls).toContain('clearRect')
  expect(highlights.calls).not.toContain('drawImage')
})

test('cells have their numbers on them where that is asked for', () => {
  const { renderer, effects } = boardOf(scene)
  expect(effects.calls).not.toContain('fillText 2')
  renderer.light({ highlights: [], arrows: [], hints: [], cellNumbers: true })
  paintFrame(renderer.state, performance.now() + 1000)
  expect(effects.calls).toEqual(expect.arrayContaining(['fillText 0', 'fillText 1', 'fillText 2']))
})
