import type { Effect, Piece, Scene } from '@sextant/scene'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { paintFrame } from '../../src/board/core/frame.ts'
import { pictureChange } from '../../src/board/core/playback.ts'
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

test('cells have their addresses on them, as the log says them, where that is asked for', () => {
  const { renderer, effects } = boardOf(scene)
  renderer.light({ highlights: [], arrows: [], hints: [], cellNames: 'addresses' })
  paintFrame(renderer.state, performance.now() + 1000)
  expect(effects.calls).toEqual(expect.arrayContaining(['fillText 0,0', 'fillText 1,0', 'fillText 2,0']))
})

describe('bars', () => {
  const health = (value: number) => [{ kind: 'health', name: 'health', value, max: 100 }] as const
  const hurt = { ...scene, pieces: [{ ...disc, bars: health(80) }] }
  const whole = { ...scene, pieces: [{ ...disc, bars: health(100) }] }
  const NOTHING = { highlights: [], arrows: [], hints: [] }

  test('fall when the number rises, not after it', async () => {
    const { renderer } = boardOf(whole)
    void renderer.play([{ kind: 'float', float: { at: 1, text: '−20', tone: 'bad' } }], hurt)
    await Promise.resolve()
    paintFrame(renderer.state, performance.now() + 50)
    expect(renderer.state.playbacks).toHaveLength(1)
    expect(renderer.state.scene.pieces[0]?.bars?.[0]?.value).toBe(80)
  })

  test('show what may be lost while that is weighed', async () => {
    const { renderer, effects } = boardOf(whole)
    const losses = [{ piece: 'a', bar: 'health', mean: 20, least: 10, most: 30 }] as const
    effects.calls.length = 0
    renderer.light({ ...NOTHING, losses })
    await Promise.resolve()
    paintFrame(renderer.state, performance.now() + 1000)
    expect(effects.calls).toContain('clip')
    effects.calls.length = 0
    renderer.light(NOTHING)
    paintFrame(renderer.state, performance.now() + 2000)
    expect(effects.calls).toContain('clearRect')
    expect(effects.calls).not.toContain('clip')
  })
})

test('cells have their numbers on them where that is asked for', () => {
  const { renderer, effects } = boardOf(scene)
  expect(effects.calls).not.toContain('fillText 2')
  renderer.light({ highlights: [], arrows: [], hints: [], cellNames: 'numbers' })
  paintFrame(renderer.state, performance.now() + 1000)
  expect(effects.calls).toEqual(expect.arrayContaining(['fillText 0', 'fillText 1', 'fillText 2']))
})

test('what is shown where motion is unwanted is drawn once, stands, and is wiped away when its time is over', async () => {
  const start = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(start)
  const { renderer, effects } = boardOf(scene)
  const drawn = (time: number) => {
    effects.calls.length = 0
    const more = paintFrame(renderer.state, start + time)
    return { more, calls: [...effects.calls] }
  }
  renderer.pace(0)
  await renderer.play([{ kind: 'float', float: { at: 1, text: '−20', tone: 'bad' } }], scene)
  const first = drawn(200)
  expect(first.calls).toContain('fillText −20')
  expect(first.more).toBe(false)
  expect(drawn(700)).toEqual({ more: false, calls: [] })
  const change = pictureChange(renderer.state, start + 700) ?? Number.NaN
  expect(change).toBeCloseTo(700)
  const last = drawn(700 + change)
  expect(last.calls).toContain('clearRect')
  expect(last.calls).not.toContain('fillText −20')
  expect(pictureChange(renderer.state, start + 700 + change)).toBeUndefined()
})
