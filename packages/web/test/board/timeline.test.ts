import type { Effect, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { type Clip, seenUntil, timelineOf } from '../../src/board/core/timeline.ts'
import { STRIKE_IMPACT } from '../../src/board/effects/aim.ts'
import { HOLD_TIME } from '../../src/board/effects/hold.ts'
import { sceneAfter, sceneBefore } from '../../src/board/effects/scene-after.ts'
import { alongPath } from '../../src/board/geometry/path.ts'
import { placesOf, stageComing } from '../../src/board/stages/index.ts'
import { sea } from '../../src/board/stages/sea/index.ts'

const move: Effect = { kind: 'move', piece: 'a', path: [0, 1, 2] }
const strike: Effect = { kind: 'strike', from: 2, to: 3, style: 'melee' }
const float: Effect = { kind: 'float', float: { at: 3, text: '−30', tone: 'bad' } }
const vanish: Effect = { kind: 'vanish', piece: 'b' }
const pace = (steps: number) => ({ stage: {}, stepsBetween: () => steps })
const times = (...effects: Effect[]) => timelineOf(effects, pace(3))

describe('when effects are seen', () => {
  test('one after another, where each needs the stage for itself', () => {
    const { clips } = times(move, strike)
    expect(clips[1]?.start).toBe(clips[0]?.end)
  })

  test('what a strike does, when it lands', () => {
    const { clips } = times(strike, float, vanish)
    const [blow, number, death] = clips
    const impact = (blow?.end ?? 0) * STRIKE_IMPACT
    expect(number?.start).toBeCloseTo(impact)
    expect(death?.start).toBeCloseTo(impact)
  })

  test('the next strike does not wait until the number has faded', () => {
    const { clips } = times(strike, float, strike)
    expect(clips[2]?.start).toBeLessThan(clips[1]?.end ?? 0)
    expect(clips[2]?.start).toBeGreaterThanOrEqual(clips[0]?.end ?? 0)
  })

  test('two numbers over one cell do not cover each other', () => {
    const { clips } = times(strike, float, float)
    expect(clips[2]?.start).toBeGreaterThan(clips[1]?.start ?? 0)
  })

  test('a sound takes no time', () => {
    const { clips, over } = times({ kind: 'sound', sound: 'horn' }, move)
    expect(clips[1]?.start).toBe(0)
    expect(over).toBe(clips[1]?.end)
  })

  test('cells take their time to turn, and are waited for', () => {
    expect(times({ kind: 'hold', cells: [1, 2], side: 0 }).over).toBe(HOLD_TIME)
  })

  test('powder smoke hangs on, but nothing waits for it', () => {
    const { clips, over, end } = times({ kind: 'strike', from: 0, to: 1, style: 'broadside' })
    expect(over).toBe(clips[0]?.end)
    expect(end).toBeGreaterThan(over)
    expect(end).toBe(seenUntil(clips[0] as Clip))
  })

  test('what happens together keeps its smoke', () => {
    const volley: Effect = { kind: 'strike', from: 0, to: 1, style: 'volley' }
    const { over, end } = times(move, { kind: 'together', effects: [volley] })
    expect(end).toBeGreaterThan(over)
  })

  test('ships glide to their distance before the next thing happens', () => {
    const { clips } = times({ kind: 'range', distance: 2 }, strike)
    expect(clips[1]?.start).toBe(clips[0]?.end)
    expect(clips[0]?.end).toBeGreaterThan(0)
  })

  test('a ship takes longer to go under than a piece to fall apart', () => {
    const [ashore, atSea] = [{}, sea].map(stage => timelineOf([vanish], { ...pace(1), stage }).end)
    expect(atSea).toBeGreaterThan(ashore ?? 0)
  })

  test('a wreck drifts on while play goes on', () => {
    const wreck: Effect = { ...vanish, explodes: true, drifts: 2 }
    const [gone, drifting] = [times({ ...vanish, explodes: true }), times(wreck, move)]
    expect(drifting.clips[1]?.start).toBe(gone.over)
    expect(drifting.end).toBeGreaterThan(drifting.over + 3000)
  })

  test('a long leg of a chart takes longer than a short one', () => {
    const sail = (steps: number) => timelineOf([{ kind: 'move', piece: 'a', path: [0, 1] }], pace(steps)).end
    expect(sail(4)).toBeGreaterThan(sail(2))
  })

  test('together, where they are one happening, and over when the longest is', () => {
    const long: Effect = { kind: 'move', piece: 'b', path: [0, 1, 2, 3, 4] }
    const { clips, over } = times(
      strike,
      { kind: 'together', effects: [move, long, { kind: 'chapter', name: '' }] },
      move,
    )
    const [blow, short, longer, , after] = clips
    expect(short?.start).toBe(blow?.end)
    expect(longer?.start).toBe(blow?.end)
    expect(after?.start).toBe(longer?.end)
    expect(over).toBe(after?.end)
  })

  test('a chapter takes no time', () => {
    const { clips } = times(move, { kind: 'chapter', name: 'next' }, strike)
    expect(clips[2]?.start).toBe(clips[0]?.end)
  })

  test('nothing at all is over at once', () => {
    expect(times()).toEqual({ clips: [], over: 0, end: 0 })
  })

  test('a longer way takes longer, but not forever', () => {
    const length = (cells: number) =>
      times({ kind: 'move', piece: 'a', path: Array.from({ length: cells }, (_, i) => i) }).end
    expect(length(5)).toBeGreaterThan(length(3))
    expect(length(200)).toBe(length(100))
  })
})

const scene: Scene = {
  stage: {
    kind: 'hexes',
    orientation: 'pointy',
    cells: [0, 1, 2, 3].map(q => ({ q, r: 0, terrain: 'plain' })),
  },
  sides: [],
  pieces: [
    { id: 'a', at: 0, side: 0, icon: 'x', name: 'a', facing: 0 },
    { id: 'b', at: 3, side: 1, icon: 'x', name: 'b' },
  ],
  status: '',
}

describe('what effects leave behind', () => {
  test('a move, a turn and a death', () => {
    const after = [move, { kind: 'turn', piece: 'a', facing: 2 } as const, vanish].reduce<Scene>(
      (before, effect) => sceneAfter(before, effect, undefined),
      scene,
    )
    expect(after.pieces).toEqual([{ ...scene.pieces[0], at: 2, facing: 2 }])
  })

  test('a piece that has gone down is below, and paler', () => {
    const down: Effect = { kind: 'level', piece: 'a', level: -1, shade: 'light' }
    expect(sceneAfter(scene, down, undefined).pieces[0]).toMatchObject({ level: -1, shade: 'light', at: 0 })
  })

  test('a piece that was converted is of its new side, with its new icon where it has one', () => {
    expect(sceneAfter(scene, { kind: 'convert', piece: 'a', side: 1 }, undefined).pieces[0]).toEqual({
      ...scene.pieces[0],
      side: 1,
    })
    const flip: Effect = { kind: 'convert', piece: 'a', side: 1, icon: 'king' }
    expect(sceneAfter(scene, flip, undefined).pieces[0]).toMatchObject({ side: 1, icon: 'king', at: 0 })
  })

  test('what happens together has all happened', () => {
    const both: Effect = {
      kind: 'together',
      effects: [move, { kind: 'turn', piece: 'a', facing: 4 }, vanish],
    }
    expect(sceneAfter(scene, both, undefined).pieces).toEqual([{ ...scene.pieces[0], at: 2, facing: 4 }])
    const end = sceneAfter(scene, { kind: 'together', effects: [move] }, undefined)
    expect(sceneBefore(end, [{ kind: 'together', effects: [move] }]).pieces).toEqual(scene.pieces)
  })

  test('who appears is taken from the scene that is to come', () => {
    const born = { id: 'c', at: 1, side: 0, icon: 'x', name: 'c' }
    const next = { ...scene, pieces: [...scene.pieces, born] }
    expect(sceneAfter(scene, { kind: 'appear', piece: 'c' }, next).pieces).toContainEqual(born)
    expect(sceneAfter(scene, { kind: 'appear', piece: 'c' }, undefined)).toBe(scene)
  })

  test('ships are as far apart as they came, and only at sea', async () => {
    const sea: Scene = { ...scene, stage: { kind: 'sea', distance: 5, farthest: 6 } }
    await stageComing(sea.stage)
    expect(sceneAfter(sea, { kind: 'range', distance: 2 }, undefined).stage).toEqual({
      kind: 'sea',
      distance: 2,
      farthest: 6,
    })
    expect(sceneAfter(scene, { kind: 'range', distance: 2 }, undefined)).toBe(scene)
  })

  test('cells that were taken have their new side', () => {
    const after = sceneAfter(scene, { kind: 'hold', cells: [1], side: 1 }, undefined)
    expect(after.stage.kind === 'hexes' && after.stage.cells.map(cell => cell.side)).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ])
  })

  test('a scene that is given as it ends is first shown as it began', () => {
    const end = sceneAfter(scene, move, undefined)
    expect(sceneBefore(end, [move]).pieces).toEqual(scene.pieces)
    expect(sceneBefore(scene, [{ kind: 'appear', piece: 'b' }]).pieces.map(piece => piece.id)).toEqual(['a'])
  })
})

test('halfway along a path of two steps is its middle cell', () => {
  const places = placesOf(scene.stage)
  expect(alongPath([0, 1, 2], 0.5, places).x).toBeCloseTo(places.x[1] ?? 0)
  expect(alongPath([0, 1, 2], 1, places).x).toBeCloseTo(places.x[2] ?? 0)
})
