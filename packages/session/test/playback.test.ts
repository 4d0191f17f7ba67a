import { chaptersOf, openingScene, scenesBetween, type LogLine, type EffectPlayer, type PlayedStep, createPlayback } from '@sextant/session'
import type { Effect, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'

const move = (piece: string, from: number, to: number): Effect => ({ kind: 'move', piece, path: [from, to] })
const beat = (name: string): Effect => ({ kind: 'beat', name })
const line = (text: string): LogLine => ({ step: 1, text, topics: [] })

describe('the beats of a step', () => {
  test('begin where an effect says so, and each is told with what it shows', () => {
    const beats = chaptersOf([
      { effects: [], lines: [line('committed')] },
      { effects: [beat('one'), move('a', 0, 1)], lines: [line('first')] },
      { effects: [beat('two'), move('a', 1, 2)], lines: [] },
      { effects: [move('b', 5, 6)], lines: [line('second')] },
    ])
    expect(beats).toEqual([
      { name: 'one', effects: [move('a', 0, 1)], lines: [line('committed'), line('first')] },
      { name: 'two', effects: [move('a', 1, 2), move('b', 5, 6)], lines: [line('second')] },
    ])
  })

  test('what is seen before the first is a beat without a name', () => {
    const beats = chaptersOf([
      { effects: [move('a', 0, 1)], lines: [] },
      { effects: [beat('one'), move('a', 1, 2)], lines: [] },
    ])
    expect(beats.map(({ name }) => name)).toEqual([undefined, 'one'])
  })

  test('in which nothing happens are left out', () => {
    expect(chaptersOf([{ effects: [beat('one'), beat('two'), move('a', 0, 1)], lines: [] }])).toHaveLength(1)
    expect(chaptersOf([])).toEqual([])
    expect(chaptersOf([{ effects: [], lines: [line('told')] }])).toEqual([
      { effects: [], lines: [line('told')] },
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
const beats = [0, 1, 2].map(at => ({
  name: `beat ${at}`,
  effects: [move('a', at, at + 1)],
  lines: [line(`told ${at}`)],
}))
const step: PlayedStep = { beats, before, next }
const placeOf = (scene: Scene | undefined) => scene?.pieces[0]?.at

test('the scene before each beat is what the beats before it have left', () => {
  expect(scenesBetween(beats, before, next).map(placeOf)).toEqual([0, 1, 2, 3])
})

/** A stage that shows a beat until it is told to go on. */
function slowStage() {
  const played: (readonly Effect[])[] = []
  let over = () => {}
  let frozen = false
  const stage: EffectPlayer = {
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
  return { stage, played, end: () => over(), frozen: () => frozen }
}

const tick = () => new Promise(resolve => setTimeout(resolve, 1))

async function shown() {
  const slow = slowStage()
  const told: string[] = []
  const showing = createPlayback(
    () => slow.stage,
    lines => void told.push(...lines.map(({ text }) => String(text))),
  )
  let seen = false
  void showing.show(step).then(() => {
    seen = true
    showing.settle()
  })
  await tick()
  return { ...slow, showing, told, seen: () => seen }
}

/** Sees the beat under way to its end. */
async function endBeat(end: () => void): Promise<void> {
  end()
  await tick()
}

describe('showing a step', () => {
  test('plays one beat after the other and tells of each when it has been seen', async () => {
    const { showing, played, told, end, seen } = await shown()
    expect(playback.timeline.value).toMatchObject({ at: 0, moving: true, playing: true })
    expect(told).toEqual([])
    await endBeat(end)
    expect(told).toEqual(['told 0'])
    expect(playback.timeline.value?.at).toBe(1)
    await endBeat(end)
    expect(seen()).toBe(false)
    await endBeat(end)
    expect(seen()).toBe(true)
    expect(played).toEqual(beats.map(({ effects }) => effects))
    expect(playback.timeline.value).toMatchObject({ at: 3, moving: false, playing: false })
    expect(showing.scene.value).toBeUndefined()
  })

  test('stands still in the middle of a beat, and goes on from there', async () => {
    const { showing, played, end, frozen } = await shown()
    showing.pause()
    expect(frozen()).toBe(true)
    expect(playback.timeline.value).toMatchObject({ at: 0, moving: true, playing: false })
    showing.play()
    expect(frozen()).toBe(false)
    await endBeat(end)
    expect(played).toHaveLength(2)
  })

  test('a pause in the middle of a beat holds before the next', async () => {
    const { showing, played, end } = await shown()
    showing.pause()
    await endBeat(end)
    expect(played).toHaveLength(1)
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false, playing: false })
    expect(placeOf(showing.scene.value)).toBe(1)
  })

  test('back goes to the beginning of the beat, then to the one before', async () => {
    const { showing, end } = await shown()
    await endBeat(end)
    showing.back()
    await tick()
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false, playing: false })
    expect(placeOf(showing.scene.value)).toBe(1)
    showing.back()
    expect(playback.timeline.value?.at).toBe(0)
    expect(placeOf(showing.scene.value)).toBe(0)
    showing.back()
    expect(playback.timeline.value?.at).toBe(0)
  })

  test('forward sees the beat to its end at once, then plays the next and holds', async () => {
    const { showing, played, end } = await shown()
    showing.forward()
    await tick()
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: false })
    showing.forward()
    await tick()
    expect(played).toHaveLength(2)
    expect(playback.timeline.value).toMatchObject({ at: 1, moving: true, playing: false })
    await endBeat(end)
    expect(playback.timeline.value).toMatchObject({ at: 2, moving: false })
  })

  test('what was told is not told again', async () => {
    const { showing, told, end } = await shown()
    await endBeat(end)
    showing.jump(0)
    showing.play()
    await tick()
    await endBeat(end)
    expect(told).toEqual(['told 0'])
    showing.skip()
    expect(told).toEqual(['told 0', 'told 1', 'told 2'])
  })

  test('skipping sees it to its end', async () => {
    const { showing, seen, played } = await shown()
    showing.skip()
    await tick()
    expect(seen()).toBe(true)
    expect(played).toHaveLength(1)
  })

  test('afterwards it can be looked at again, while others wait', async () => {
    const { showing, seen, end } = await shown()
    showing.skip()
    await tick()
    expect(seen()).toBe(true)
    expect(showing.lookingBack.value).toBe(false)
    showing.back()
    expect(showing.lookingBack.value).toBe(true)
    expect(placeOf(showing.scene.value)).toBe(2)
    let caughtUp = false
    void showing.caughtUp().then(() => {
      caughtUp = true
    })
    await tick()
    expect(caughtUp).toBe(false)
    showing.play()
    await tick()
    await endBeat(end)
    expect(showing.lookingBack.value).toBe(false)
    expect(showing.scene.value).toBeUndefined()
    expect(caughtUp).toBe(true)
  })

  test('a step of one beat has nothing to step through, and is told of as it begins', () => {
    const { stage } = slowStage()
    const told: string[] = []
    const showing = createPlayback(
      () => stage,
      lines => void told.push(...lines.map(({ text }) => String(text))),
    )
    void showing.show({ ...step, beats: beats.slice(0, 1) })
    expect(playback.timeline.value).toBeUndefined()
    expect(told).toEqual(['told 0'])
  })
})

test('whoever watches sees the plans that are being carried out, not those of the turn before', () => {
  const arrows = [{ kind: 'move', path: [0, 1] } as const]
  const planned = { ...next, arrows }
  expect(openingScene(before, planned, beats, 'spectator').arrows).toEqual(arrows)
  expect(openingScene(before, planned, beats, 0)).toBe(before)
  expect(openingScene(before, planned, beats.slice(0, 1), 'spectator')).toBe(before)
  expect(openingScene({ ...before, arrows }, next, beats, 'spectator').arrows).toEqual([])
})

test('a pause that comes before anything moves holds at the beginning', async () => {
  const { stage, played } = slowStage()
  const showing = createPlayback(
    () => stage,
    () => {},
  )
  void showing.show(step)
  showing.pause()
  await tick()
  expect(played).toEqual([])
  expect(playback.timeline.value).toMatchObject({ at: 0, moving: false, playing: false })
  showing.play()
  await tick()
  expect(played).toHaveLength(1)
})
