import { openMatchSession } from '@sextant/session'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { nearThinker } from '../../src/match/near-thinker.ts'
import { begin } from '../../src/setup/start.ts'
import { drillBox } from './drill.ts'
import { commit, settled, sit } from './drill-session.ts'

describe('watching programs', () => {
  test('a match without persons waits for every round to be asked for', async () => {
    const auto = signal(false)
    const { session, failures } = join(['a', 'b'], { watch: { auto, between: async () => {} } })
    expect(session.watched.value).toBe(true)
    await settled(session)
    expect(session.waiting.value).toBe(true)
    expect(session.snapshot.value.seq).toBe(0)
    session.nextTurn()
    await settled(session)
    // Both have planned once and committed; the next round waits again.
    expect(session.snapshot.value).toMatchObject({ seq: 4, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
    expect(failures).toEqual([])
  })

  test('rounds follow each other once that is wanted, and stop when it is not', async () => {
    const auto = signal(false)
    const { session } = join(['a', 'b'], { watch: { auto, between: async () => {} } })
    await settled(session)
    auto.value = true
    await settled(session)
    expect(session.snapshot.value.outcome).toBeDefined()
    expect(session.waiting.value).toBe(false)
  })

  test('a round asked for while one is being shown comes as soon as that is over', async () => {
    const auto = signal(false)
    const { session } = join(['a', 'b'], { watch: { auto, between: async () => {} } })
    session.nextTurn()
    await settled(session)
    expect(session.snapshot.value.scene.status).toBe('Round 2')
    expect(session.waiting.value).toBe(true)
  })

  test('opened again in the middle of a round, it plays that to its end and waits then', async () => {
    const watch = { auto: signal(false), between: async () => {} }
    const whole = join(['a', 'b'], { watch }).session
    await settled(whole)
    whole.nextRound()
    await settled(whole)
    const record = whole.record()
    whole.end()
    // Blue has planned and committed, red has done neither.
    const { session } = join([], { watch, record: { ...record, steps: record.steps.slice(0, 2) } })
    await settled(session)
    expect(session.snapshot.value.seq).toBe(2)
    session.nextTurn()
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ seq: 4, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
  })

  test('a person who sits down is asked, and nothing waits any longer', async () => {
    const auto = signal(false)
    const { session } = join(['a', 'b'], { watch: { auto, between: async () => {} } })
    await settled(session)
    session.assign(0, 'person')
    await settled(session)
    expect(session.waiting.value).toBe(false)
    expect(session.watched.value).toBe(false)
    expect(session.snapshot.value.actor).toBe(0)
  })

  test('with a person at the table there is nothing to wait for', async () => {
    const { session } = join(['person', 'b'], { watch: { auto: signal(false), between: async () => {} } })
    commit(session)
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ actor: 0, scene: { status: 'Round 2' } })
    expect(session.watched.value).toBe(false)
  })
})

describe('the beats of a round', () => {
  test('are played one by one, told one by one, and can be gone back to', async () => {
    const { session, played, told } = join(['person', 'b'])
    commit(session)
    await settled(session)
    expect(session.playback.reel.value?.names).toEqual(['Up and down', 'Stroke 1', 'Breath'])
    expect(played).toHaveLength(2)
    expect(told.map(({ text }) => text)).toEqual(session.log.value.map(({ text }) => text))
    const after = session.snapshot.value
    session.playback.jump(1)
    const looked = session.snapshot.value
    expect(session.playback.lookingBack.value).toBe(true)
    expect(looked.choices).toEqual([])
    expect(looked.scene.pieces.map(({ at }) => at)).not.toEqual(after.scene.pieces.map(({ at }) => at))
    // Whoever looks back cannot act on what is past.
    session.take(0)
    expect(session.snapshot.value.seq).toBe(after.seq)
    session.playback.skip()
    expect(session.snapshot.value).toBe(after)
  })

  test('are gone once something else is done', async () => {
    const { session } = join(['person', 'b'])
    commit(session)
    await settled(session)
    session.take(1)
    expect(session.playback.reel.value).toBeUndefined()
  })

  test('leave no arrows: they can be seen again', async () => {
    const { session } = join(['person', 'b'])
    commit(session)
    await settled(session)
    expect(session.snapshot.value.trail).toEqual([])
  })
})

test('programs of its own play a whole match before a spectator who lets it run', async () => {
  const load = async () => drillBox
  const { record } = begin(drillBox, { game: 'drill', scenario: 'small', players: ['random', 'random'] })
  const session = openMatchSession({
    box: drillBox,
    record,
    thinker: nearThinker(load),
    keep() {},
    onFailure() {},
    onTold() {},
    watch: { auto: signal(true), between: async () => {} },
  })
  session.begin()
  while (!session.snapshot.value.outcome) await settled(session)
  expect(session.snapshot.value.outcome).toBeDefined()
})
