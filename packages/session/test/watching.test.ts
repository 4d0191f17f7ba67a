import { describe, expect, test } from 'vitest'
import { newMatch } from '../src/index.ts'
import { drillBox } from './drill.ts'
import { commit, openDrill } from './drill-session.ts'
import { aMoment, localBots, settled } from './fixtures.ts'
import { openHereOrElsewhere } from './open-test-session.ts'

const watched = () => ({ watch: { between: async () => {} } })

describe('watching bots', () => {
  test('a match without persons waits for every turn to be asked for', async () => {
    const { session, failures } = openDrill(['a', 'b'], watched())
    expect(session.watched.value).toBe(true)
    await settled(session)
    expect(session.waiting.value).toBe(true)
    expect(session.snapshot.value.seq).toBe(0)
    session.nextTurn()
    await settled(session)
    // Both have planned once, which a spectator does not know of, and committed; the next turn waits again.
    expect(session.snapshot.value).toMatchObject({ seq: 2, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
    expect(failures).toEqual([])
  })

  test('turns follow each other once that is wanted, and stop when it is not', async () => {
    const { session } = openDrill(['a', 'b'], watched())
    await settled(session)
    session.setAutoplay(true)
    await settled(session)
    expect(session.snapshot.value.outcome).toBeDefined()
    expect(session.waiting.value).toBe(false)
  })

  test('letting one match run does not let the next one run', async () => {
    const watch = watched()
    const first = openDrill(['a', 'b'], watch).session
    first.setAutoplay(true)
    await settled(first)
    const { session } = openDrill(['a', 'b'], watch)
    await settled(session)
    expect(first.autoplay.value).toBe(true)
    expect(session.autoplay.value).toBe(false)
    expect(session.snapshot.value.seq).toBe(0)
  })

  test('a match that was left running goes on by itself, and says when it no longer does', async () => {
    const said: boolean[] = []
    const watch = { between: async () => {}, autoplay: true, onAutoplay: (on: boolean) => said.push(on) }
    const { session } = openDrill(['a', 'b'], { watch })
    session.setAutoplay(false)
    session.setAutoplay(true)
    await settled(session)
    expect(session.snapshot.value.outcome).toBeDefined()
    expect(said).toEqual([false, true])
  })

  test('a turn asked for while one is being played comes as soon as that is over', async () => {
    const { session } = openDrill(['a', 'b'], watched())
    session.nextTurn()
    await settled(session)
    expect(session.snapshot.value.scene.status).toBe('Round 2')
    expect(session.waiting.value).toBe(true)
  })

  test('opened again in the middle of a turn, it plays that to its end and waits then', async () => {
    const first = openDrill(['a', 'b'], watched()).session
    await settled(first)
    first.nextTurn()
    await settled(first)
    const record = first.record()
    first.close()
    // Blue has planned and committed, red has done neither.
    const { session } = openDrill([], {
      ...watched(),
      record: { ...record, steps: record.steps.slice(0, 2) },
    })
    await settled(session)
    expect(session.snapshot.value.seq).toBe(1)
    session.nextTurn()
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ seq: 2, scene: { status: 'Round 2' } })
    expect(session.waiting.value).toBe(true)
  })

  test('a person who takes a seat is asked, and nothing waits any longer', async () => {
    const { session } = openDrill(['a', 'b'], watched())
    await settled(session)
    session.assign(0, 'person')
    await settled(session)
    expect(session.waiting.value).toBe(false)
    expect(session.watched.value).toBe(false)
    expect(session.snapshot.value.actor).toBe(0)
  })

  test('with a person among the players there is nothing to wait for', async () => {
    const { session } = openDrill(['person', 'b'], watched())
    await commit(session)
    expect(session.snapshot.value).toMatchObject({ actor: 0, scene: { status: 'Round 2' } })
    expect(session.watched.value).toBe(false)
  })
})

describe('the chapters of a step', () => {
  test('are played one by one, logged one by one, and can be gone back to', async () => {
    const { session, played, logged } = openDrill(['person', 'b'])
    await commit(session)
    expect(session.playback.timeline.value?.names).toEqual(['Up and down', 'Stroke 1', 'Breath'])
    expect(played).toHaveLength(2)
    expect(logged.map(({ text }) => text)).toEqual(session.log.value.map(({ text }) => text))
    const after = session.snapshot.value
    session.playback.jump(1)
    const looked = session.snapshot.value
    expect(session.playback.lookingBack.value).toBe(true)
    expect(looked.choices).toEqual([])
    expect(looked.scene.pieces.map(({ at }) => at)).not.toEqual(after.scene.pieces.map(({ at }) => at))
    // A person who looks back cannot act on what is past.
    session.take(0)
    await aMoment()
    expect(session.snapshot.value.seq).toBe(after.seq)
    session.playback.skip()
    expect(session.snapshot.value).toBe(after)
  })

  test('are gone once something else is done', async () => {
    const { session } = openDrill(['person', 'b'])
    await commit(session)
    session.take(1)
    await aMoment()
    expect(session.playback.timeline.value).toBeUndefined()
  })

  test('leave no arrows: they can be seen again', async () => {
    const { session } = openDrill(['person', 'b'])
    await commit(session)
    expect(session.snapshot.value.trail).toEqual([])
  })
})

test('bots of any game play a whole match before a spectator who lets it run', async () => {
  const { record } = newMatch(drillBox, { scenario: 'small', players: ['random', 'random'], seed: 'test' })
  const session = openHereOrElsewhere({
    box: drillBox,
    record,
    bots: localBots(drillBox),
    save() {},
    onFailure() {},
    onLog() {},
    ...watched(),
  })
  session.setAutoplay(true)
  session.begin()
  while (!session.snapshot.value.outcome) await settled(session)
  expect(session.snapshot.value.outcome).toBeDefined()
})
