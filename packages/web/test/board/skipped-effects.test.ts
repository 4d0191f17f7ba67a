import type { Effect, Scene } from '@sextant/scene'
import { beforeAll, expect, test } from 'vitest'
import { paintFrame } from '../../src/board/core/frame.ts'
import { createRenderer } from '../../src/board/core/renderer.ts'
import { sceneAfter } from '../../src/board/effects/scene-after.ts'
import { fakeCanvas, stubBrowser } from './fake-canvas.ts'

const skin = { terrains: {}, icons: {}, colours: {} }
const scene: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [0, 1].map(q => ({ q, r: 0, terrain: 'plain' })) },
  sides: [],
  pieces: [{ id: 'a', at: 0, side: 0, icon: 'disc', name: 'Disc' }],
  status: '',
}
const next: Scene = { ...scene, pieces: scene.pieces.map(piece => ({ ...piece, at: 1 })) }
const move: Effect = { kind: 'move', piece: 'a', path: [0, 1] }

beforeAll(stubBrowser)

test('effects that are skipped before they begin are over as soon as they do, and the next are played', async () => {
  const canvases = {
    ground: fakeCanvas().canvas,
    highlights: fakeCanvas().canvas,
    pieces: fakeCanvas().canvas,
    effects: fakeCanvas().canvas,
  }
  const renderer = createRenderer(canvases, { scene, skin, catalogue: {}, theme: 'light' })
  renderer.resize(400, 300, 1)

  const played = renderer.play([move], next)
  expect(renderer.state.scene).toBe(scene)
  // Skipped before it could begin: it is over as soon as it does.
  renderer.skip()
  await played
  expect(renderer.state.scene.pieces[0]?.at).toBe(1)
  expect(sceneAfter(scene, move, next)).not.toBe(next)

  const again = renderer.play([{ ...move, path: [1, 0] }], scene)
  await Promise.resolve()
  paintFrame(renderer.state, performance.now() + 20)
  expect(renderer.state.movers.size).toBe(1)
  renderer.skip()
  await again
})
