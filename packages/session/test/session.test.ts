import { type Box, box } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { aMoment, botsThat, boxes, settled, silentBots } from './fixtures.ts'
import { openTestSession, storedRecord } from './open-test-session.ts'

type More = Parameters<typeof openTestSession>[2]

const pawns = (players: readonly string[], more: More = {}) =>
  openTestSession(boxes.hexapawn, players, { scenario: 'small', ...more })
const bids = (players: readonly string[], more: More = {}) =>
  openTestSession(boxes['sealed-bids'], players, { scenario: 'classic', ...more })

/** Hexapawn whose list of actions is somebody else's idea. */
const faultyLegal = (legal: () => never[]): Box =>
  boxes.hexapawn.open(contents =>
    box({
      ...contents,
      game: { ...contents.game, load: options => ({ ...contents.game.load(options), legal }) },
    }),
  )

describe('a person against a bot', () => {
  test('plays to the end, saving every action', async () => {
    const { session, saved, failures, logged } = pawns(['person', 'rollout'])
    while (!session.snapshot.value.outcome) {
      session.take(0)
      await settled(session)
    }
    const { steps, outcome } = session.record()
    expect(outcome).toEqual(session.snapshot.value.outcome)
    expect(saved).toEqual(steps.map((_, index) => index + 1))
    expect(logged).toEqual(session.log.value)
    expect(failures).toEqual([])
  })

  test('nothing can be done once it is over', async () => {
    const { session } = pawns(['person', 'random'])
    while (!session.snapshot.value.outcome) {
      session.take(0)
      await settled(session)
    }
    const { seq } = session.snapshot.value
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.seq).toBe(seq)
    expect(session.snapshot.value.choices).toEqual([])
  })

  test('goes on from a record exactly where it was left', async () => {
    const first = pawns(['person', 'random'])
    first.session.take(1)
    await settled(first.session)
    const record = storedRecord(first.session)
    first.session.close()
    const second = pawns([], { record })
    expect(second.session.snapshot.value).toEqual(first.session.snapshot.value)
    expect(second.session.log.value).toEqual(first.session.log.value)
  })

  test('shows what the bot did with arrows until the person acts', async () => {
    const { session } = pawns(['person', 'random'])
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.trail).toHaveLength(1)
    expect(session.snapshot.value.trail[0]).toMatchObject({ kind: 'move', side: 1 })
  })

  test('a bot that thinks too long can be hurried', async () => {
    const { session } = pawns(['person', 'rollout'], { bots: silentBots })
    session.take(0)
    await aMoment()
    expect(session.thinking.value).toBe(1)
    session.hurry()
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ seq: 2, actor: 0 })
  })

  test('a person can take its seat over, and give it back', async () => {
    const { session } = pawns(['person', 'rollout'], { bots: silentBots })
    session.take(0)
    await aMoment()
    session.assign(1, 'person')
    expect(session.thinking.value).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.record().seats[1]?.player).toBe('person')
    session.assign(1, 'random')
    expect(session.thinking.value).toBe(1)
  })

  test('a bot that fails is reported, and a quick move is played for it', async () => {
    const broken = botsThat({ choose: () => Promise.reject(new Error('out of ideas')) })
    const { session, failures } = pawns(['person', 'rollout'], { bots: broken })
    session.take(0)
    await settled(session)
    expect(failures).toEqual(['out of ideas'])
    expect(session.snapshot.value.seq).toBe(2)
  })

  test('a bot that answers nonsense is reported as well', async () => {
    const confused = botsThat({ choose: async () => ({ from: 99, to: -1 }) })
    const { session, failures } = pawns(['person', 'rollout'], { bots: confused })
    session.take(0)
    await settled(session)
    expect(failures).toHaveLength(1)
    expect(session.snapshot.value.seq).toBe(2)
  })

  test.each([
    ['offer nothing', () => []],
    [
      'fail',
      () => {
        throw new Error('legal fails')
      },
    ],
  ])('rules that %s to a bot that has failed are reported, and nothing else breaks', async (_name, legal) => {
    const faulty = faultyLegal(legal)
    const { session, failures } = openTestSession(faulty, ['rollout', 'rollout'], {
      bots: botsThat({ choose: () => Promise.reject(new Error('out of ideas')) }),
    })
    await aMoment()
    expect(failures[0]).toBe('out of ideas')
    expect(failures.length).toBeGreaterThan(1)
    expect(session.snapshot.value.seq).toBe(0)
  })

  test('two bots play by themselves before a spectator', async () => {
    const { session } = pawns(['random', 'random'])
    await settled(session)
    expect(session.snapshot.value.viewer).toBe('spectator')
    expect(session.snapshot.value.outcome).toBeDefined()
  })

  test('of bots among themselves only the last mover leaves arrows, none at the end, and what they did stands', async () => {
    const { session } = pawns(['rollout', 'rollout'], { bots: silentBots })
    for (let step = 0; !session.snapshot.value.outcome; step++) {
      session.hurry()
      await aMoment()
      const { trail, outcome } = session.snapshot.value
      expect(trail.map(({ side }) => side)).toEqual(outcome ? [] : [step % 2])
      expect((await session.undo())?.code).toBe(outcome ? 'match-over' : 'others-acted')
    }
  })
})

describe('undo', () => {
  test('takes an action back while the bot is still thinking, and redo does it again', async () => {
    const { session } = pawns(['person', 'rollout'], { bots: silentBots })
    const before = session.snapshot.value.scene
    session.take(0)
    await aMoment()
    const after = session.snapshot.value.scene
    expect(await session.undo()).toBeUndefined()
    expect(session.thinking.value).toBeUndefined()
    expect(session.snapshot.value.scene).toEqual(before)
    expect(session.snapshot.value.canRedo).toBe(true)
    expect(session.log.value).toEqual([])
    expect(await session.redo()).toBeUndefined()
    expect(session.snapshot.value.scene).toEqual(after)
  })

  test('is refused with a reason once the other side has acted', async () => {
    const { session } = pawns(['person', 'random'])
    session.take(0)
    await settled(session)
    expect((await session.undo())?.code).toBe('others-acted')
    expect(session.snapshot.value.whyNoUndo?.code).toBe('others-acted')
  })

  test('of two persons at one screen, the one who acted last may take it back', async () => {
    const { session } = pawns(['person', 'person'])
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.actor).toBe(1)
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(0)
    expect(session.snapshot.value.canRedo).toBe(true)
    expect(await session.redo()).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.snapshot.value.canRedo).toBe(false)
  })
})

describe('two persons at one screen', () => {
  test('without secrets the board is handed over openly', async () => {
    const { session } = pawns(['person', 'person'])
    expect(session.curtain.value).toBeUndefined()
    session.take(0)
    await settled(session)
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('with secrets it is hidden until the next one is there', async () => {
    const { session } = bids(['person', 'person'])
    expect(session.curtain.value).toBe(0)
    expect(session.snapshot.value.choices).toEqual([])
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
    expect(session.snapshot.value.choices).toHaveLength(21)
    session.take(7)
    await settled(session)
    expect(session.curtain.value).toBe(1)
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(JSON.stringify(session.snapshot.value.scene)).not.toContain('Bid 7')
  })

  test('opened again, it stays hidden, and nothing that was done in secret is on the board', async () => {
    const first = bids(['person', 'person'])
    first.session.liftCurtain()
    first.session.take(7)
    await settled(first.session)
    expect(first.session.curtain.value).toBe(1)
    const record = storedRecord(first.session)
    first.session.close()
    const { session } = bids([], { record })
    expect(session.curtain.value).toBe(1)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', actor: undefined, choices: [] })
    expect(JSON.stringify(session.snapshot.value.scene)).not.toContain('Bid 7')
    expect((await session.undo())?.code).toBe('others-acted')
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(session.snapshot.value.choices.length).toBeGreaterThan(0)
  })

  test('opened again without secrets, it shows the board at once', async () => {
    const first = pawns(['person', 'person'])
    first.session.take(0)
    await settled(first.session)
    const { session } = pawns([], { record: storedRecord(first.session) })
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('what one may not see, the other cannot take back', async () => {
    const { session } = bids(['person', 'person'])
    session.liftCurtain()
    session.take(7)
    await settled(session)
    session.liftCurtain()
    expect((await session.undo())?.code).toBe('nothing-to-undo')
  })
})
