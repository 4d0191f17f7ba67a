import type { Effect, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import {
  chaptersOf,
  createPlayback,
  type EffectPlayer,
  type LogLine,
  openingScene,
  type PlayedStep,
  scenesBetween,
} from '../src/index.ts'
import { stillThere } from '../src/playback/trail.ts'
import { sceneAfterMoves } from './fixtures.ts'

const move = (piece: string, from: number, to: number): Effect => ({ kind: 'move', piece, path: [from, to] })
const chapter = (name: string): Effect => ({ kind: 'chapter', name })
const line = (text: string): LogLine => ({ step: 1, text, topics: [] })

describe('the chapters of a step', () => {
  test('begin where an effect says so, and each is logged with what it shows', () => {
    const chapters = chaptersOf([
      { effects: [], lines: [line('committed')] },
      { effects: [chapter('one'), move('a', 0, 1)], lines: [line('first')] },
      { effects: [chapter('two'), move('a', 1, 2)], lines: [] },
      { effects: [move('b', 5, 6)], lines: [line('second')] },
    ])
    expect(chapters).toEqual([
      { name: 'one', effects: [move('a', 0, 1)], lines: [line('committed'), line('first')] },
      { name: 'two', effects: [move('a', 1, 2), move('b', 5, 6)], lines: [line('second')] },
    ])
  })

  test('what is seen before the first is a chapter without a name', () => {
    const chapters = chaptersOf([
      { effects: [move('a', 0, 1)], lines: [] },
      { effects: [chapter('one'), move('a', 1, 2)], lines: [] },
    ])
    expect(chapters.map(({ name }) => name)).toEqual([undefined, 'one'])
  })

  test('in which nothing happens are left out', () => {
    expect(
      chaptersOf([{ effects: [chapter('one'), chapter('two'), move('a', 0, 1)], lines: [] }]),
    ).toHaveLength(1)
    expect(chaptersOf([])).toEqual([])
    expect(chaptersOf([{ effects: [], lines: [line('logged')] }])).toEqual([
      { effects: [], lines: [line('logged')] },
    ])
  })
})

const before: Scene = {
  stage: { kind: 'hexes', orientation: 'pointy', cells: [0, 1, 2, 3].map(q => ({ q, r: 0, terrain: '' })) },
  sides: [],
  pieces: [{ id: 'a', at: 0, side: 0, icon: '', name: 'a' }],
  status: '',
}
const next: Scene = { ...before, pieces: [{ id: 'a', at: 3, side: 0, icon: '', name: 'a' }], status: 'after' }
const chapters = [0, 1, 2].map(at => ({
  name: `chapter ${at}`,
  effects: [move('a', at, at + 1)],
  lines: [line(`logged ${at}`)],
}))
const step: PlayedStep = { chapters, before, next }
const placeOf = (scene: Scene | undefined) => scene?.pieces[0]?.at

test('the scene before each chapter is what the chapters before it have left', () => {
  expect(scenesBetween(chapters, before, next, sceneAfterMoves).map(placeOf)).toEqual([0, 1, 2, 3])
})

/** A board that plays a chapter until the test ends it. */
function slowBoard() {
  const played: (readonly Effect[])[] = []
  let over = () => {}
  let frozen = false
  const board: EffectPlayer = {
    play(effects) {
      played.push(effects)
      return new Promise<void>(resolve => {
        over = resolve
      })
    },
    skip: () => over(),
    freeze(on) {
      frozen = on
    },
  }
  return { board, played, end: () => over(), frozen: () => frozen }
}

const tick = () => new Promise(resolve => setTimeout(resolve, 1))

async function opened() {
  const slow = slowBoard()
  const logged: string[] = []
  const playback = createPlayback({
    player: () => slow.board,
    log: lines => void logged.push(...lines.map(({ text }) => String(text))),
    sceneAfter: sceneAfterMoves,
  })
  let seen = false
  void playback.show(step).then(() => {
    seen = true
    playback.settle()
  })
  await tick()
  return { ...slow, playback, logged, seen: () => seen }
}

test('a step of one chapter is logged as it begins; one that rolls dice once they have fallen', async () => {
  const rolls: Effect = { kind: 'dice', faces: 6, rolled: [4], name: 'to hit' }
  for (const { effect, atOnce } of [
    { effect: move('a', 0, 3), atOnce: true },
    { effect: rolls, atOnce: false },
  ]) {
    const { board, end } = slowBoard()
    const logged: string[] = []
    const playback = createPlayback({
      player: () => board,
      log: lines => void logged.push(...lines.map(({ text }) => String(text))),
    })
    void playback.show({ chapters: [{ effects: [effect], lines: [line('told')] }], before, next })
    await tick()
    expect(logged).toEqual(atOnce ? ['told'] : [])
    end()
    await tick()
    expect(logged).toEqual(['told'])
  }
})

/** Plays the chapter under way to its end. */
async function endChapter(end: () => void): Promise<void> {
  end()
  await tick()
}

describe('playback of a step', () => {
  test('plays one chapter after the other and logs each when it has been seen', async () => {
    const { playback, played, logged, end, seen } = await opened()
    expect(playback.timeline.value).toMatchObject({ at: 0, moving: true, playing: true })
    expect(logged).toEqual([])
    await endChapter(end)
    expect(logged).toEqual(['logged 0'])
    expect(playback.timeline.value?.at).toBe(1)
    await endChapter(end)
    expect(seen()).toBe(false)
    await endChapter(end)
    expect(seen()).toBe(true)
    expect(played).toEqual(chapters.map(({ effects }) => effects))
    expect(playback.timeline.value).toMatchObject({ at: 3, moving: false, playing: false })
    expect(playback.scene.value).toBeUndefined()
  })

  test('stands still in the middle of a chapter, and goes on from there', async () => {
    const { playback, played, end, frozen } = await opened()
    playback.pause()
    expect(frozen()).toBe(true)
    expect(playback.timeline.value).toMatchObject({ at: 0, moving: true, playing: false })
    playback.play()
    expect(frozen()).toBe(false)
    await endChapter(end)
    expect(played).toHaveLength(2)
  })

  test('a pause in the middle of a chapter holds before the next', async () => {
    const { playback, played, end } = await opened()
    playback.pause()
    await endChapter(end)
    expect(played).toHaveLength(1)
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false, playing: false })
    expect(placeOf(playback.scene.value)).toBe(1)
  })

  test('back goes to the beginning of the chapter, then to the one before', async () => {
    const { playback, end } = await opened()
    await endChapter(end)
    playback.back()
    await tick()
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false, playing: false })
    expect(placeOf(playback.scene.value)).toBe(1)
    playback.back()
    expect(playback.timeline.value?.at).toBe(0)
    expect(placeOf(playback.scene.value)).toBe(0)
    playback.back()
    expect(playback.timeline.value?.at).toBe(0)
  })

  test('forward plays the chapter to its end at once, then plays the next and holds', async () => {
    const { playback, played, end } = await opened()
    playback.forward()
    await tick()
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false })
    playback.forward()
    await tick()
    expect(played).toHaveLength(2)
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: true, playing: false })
    await endChapter(end)
    expect(playback.timeline.value).toMatchObject({ at: 2, moving: false })
  })

  test('what was logged is not logged again', async () => {
    const { playback, logged, end } = await opened()
    await endChapter(end)
    playback.jump(0)
    playback.play()
    await tick()
    await endChapter(end)
    expect(logged).toEqual(['logged 0'])
    playback.skip()
    expect(logged).toEqual(['logged 0', 'logged 1', 'logged 2'])
  })

  test('skipping plays it to its end', async () => {
    const { playback, seen, played } = await opened()
    playback.skip()
    await tick()
    expect(seen()).toBe(true)
    expect(played).toHaveLength(1)
  })

  test('afterwards it can be looked at again, while others wait', async () => {
    const { playback, seen, end } = await opened()
    playback.skip()
    await tick()
    expect(seen()).toBe(true)
    expect(playback.lookingBack.value).toBe(false)
    playback.back()
    expect(playback.lookingBack.value).toBe(true)
    expect(placeOf(playback.scene.value)).toBe(2)
    let caughtUp = false
    void playback.caughtUp().then(() => {
      caughtUp = true
    })
    await tick()
    expect(caughtUp).toBe(false)
    playback.play()
    await tick()
    await endChapter(end)
    expect(playback.lookingBack.value).toBe(false)
    expect(playback.scene.value).toBeUndefined()
    expect(caughtUp).toBe(true)
  })

  test('a step of one chapter has nothing to step through, and is logged as it begins', () => {
    const { board } = slowBoard()
    const logged: string[] = []
    const playback = createPlayback({
      player: () => board,
      log: lines => void logged.push(...lines.map(({ text }) => String(text))),
    })
    void playback.show({ ...step, chapters: chapters.slice(0, 1) })
    expect(playback.timeline.value).toBeUndefined()
    expect(logged).toEqual(['logged 0'])
  })
})

test('a spectator sees the plans that are being carried out, not those of the turn before', () => {
  const arrows = [{ kind: 'move', path: [0, 1] } as const]
  const planned = { ...next, arrows }
  expect(openingScene(before, planned, chapters, 'spectator').arrows).toEqual(arrows)
  expect(openingScene(before, planned, chapters, 0)).toBe(before)
  expect(openingScene(before, planned, chapters.slice(0, 1), 'spectator')).toBe(before)
  expect(openingScene({ ...before, arrows }, next, chapters, 'spectator').arrows).toEqual([])
})

test('a pause that comes before anything moves holds at the beginning', async () => {
  const { board, played } = slowBoard()
  const playback = createPlayback({ player: () => board, log() {} })
  void playback.show(step)
  playback.pause()
  await tick()
  expect(played).toEqual([])
  expect(playback.timeline.value).toMatchObject({ at: 0, moving: false, playing: false })
  playback.play()
  await tick()
  expect(played).toHaveLength(1)
})

test('arrows of what others did are gone with the cells they came from', () => {
  const arrows = [
    { kind: 'move', path: [0, 3] },
    { kind: 'move', path: [4, 1] },
  ] as const
  expect(stillThere(arrows, before)).toEqual([arrows[0]])
})
