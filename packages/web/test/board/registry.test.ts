import { effectKinds, parseScene, type Scene, stageKinds, whyNotEffects, whyNotScene } from '@sextant/scene'
import { renderScene, terminalStages } from '@sextant/scene/terminal'
import { beforeAll, describe, expect, test } from 'vitest'
import { nameOfPlace } from '../../src/board/a11y/place-name.ts'
import { paintFrame } from '../../src/board/core/frame.ts'
import { drawPicture } from '../../src/board/core/picture.ts'
import { createRenderer } from '../../src/board/core/renderer.ts'
import { playedEffects } from '../../src/board/effects/index.ts'
import { drawnStages, placesOf, stageRenderer } from '../../src/board/stages/index.ts'
import { ENGLISH_WORDS } from '../../src/board/words.ts'
import './dial.ts'
import { fakeCanvas, stubBrowser } from './fake-canvas.ts'

const skin = {
  terrains: {},
  icons: { hand: { glyph: '^' } },
  colours: { red: { light: '#f00', dark: '#f00', terminal: 'red' } },
} as const

const scene: Scene = {
  stage: { kind: 'dial', hours: 12, hand: 3 },
  sides: [{ name: 'Red', colour: 'red', shape: 'circle' }],
  pieces: [{ id: 'a', at: 5, side: 0, icon: 'hand', name: 'Pointer' }],
  status: '',
}

beforeAll(stubBrowser)

describe('a stage and an effect that only a test knows', () => {
  test('are checked like others', () => {
    expect(parseScene(JSON.parse(JSON.stringify(scene)), 'test')).toEqual(scene)
    expect(whyNotScene(scene, skin)).toEqual([])
    expect(whyNotScene({ ...scene, stage: { kind: 'dial', hours: 12, hand: 14 } }, skin)).toEqual([
      { path: '/stage/hand', message: '14 is no hour' },
    ])
    expect(whyNotEffects(scene, [{ kind: 'spin', hour: 14 }], skin)).toEqual([
      { path: '/0/hour', message: '14 is no hour' },
    ])
  })

  test('are written in the terminal', () => {
    expect(renderScene(scene, { skin, catalogue: {}, width: 80 })).toContain('dial of 12, hand at 3')
  })

  test('are drawn and played on the board', async () => {
    const layers = {
      ground: fakeCanvas(),
      highlights: fakeCanvas(),
      pieces: fakeCanvas(),
      effects: fakeCanvas(),
    }
    const renderer = createRenderer(
      {
        ground: layers.ground.canvas,
        highlights: layers.highlights.canvas,
        pieces: layers.pieces.canvas,
        effects: layers.effects.canvas,
      },
      { scene, skin, catalogue: {}, theme: 'light' },
    )
    renderer.resize(400, 400, 1)
    expect(layers.ground.calls).toContain('fillText dial 3')
    const played = renderer.play([{ kind: 'spin', hour: 7 }], scene)
    await Promise.resolve()
    const start = performance.now()
    paintFrame(renderer.state, start + 20)
    expect(layers.effects.calls).toContain('fillText spinning')
    paintFrame(renderer.state, start + 500)
    paintFrame(renderer.state, start + 900)
    await played
    expect(renderer.state.scene.stage).toMatchObject({ hand: 7 })
    expect(layers.ground.calls).toContain('fillText dial 7')
  })

  test('are drawn as a picture, walked over and read out', () => {
    const { canvas, calls } = fakeCanvas()
    drawPicture(canvas, { scene, skin, catalogue: {}, theme: 'light', width: 100, height: 100 })
    expect(calls).toContain('fillText dial 3')
    const places = placesOf(scene.stage)
    expect(stageRenderer(scene.stage).walk(places, 11, 'ArrowRight')).toBe(0)
    const overlay = { highlights: [], arrows: [], hints: [] }
    const name = nameOfPlace(scene, 5, overlay, { catalogue: {}, words: ENGLISH_WORDS })
    expect(name).toBe('Red Pointer, 5 o’clock')
  })
})

test('every stage can be drawn and written, every effect played', () => {
  expect([...drawnStages()].sort()).toEqual([...stageKinds()].sort())
  expect([...terminalStages()].sort()).toEqual([...stageKinds()].sort())
  // Effects that happen together are played one by one.
  expect([...playedEffects(), 'together'].sort()).toEqual([...effectKinds()].sort())
})
