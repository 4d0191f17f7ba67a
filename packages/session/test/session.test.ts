import { openMatchSession, type LogLine, type MatchSession, type Session } from '@sextant/session'
import { type BotClient } from '@sextant/bots'
import { findGame } from '@sextant/games'
import { describe, expect, test } from 'vitest'
import { nearThinker } from '../../src/match/near-thinker.ts'
import { refusalText } from '../../src/match/refusal-text.ts'
import { sideName } from '../../src/match/seat-name.ts'
import { begin } from '../../src/setup/start.ts'
import { speak } from '../../src/words/words.ts'

async function load(id: string) {
  const game = findGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game.load()
}

/** A match at one screen, with what it kept and told. */
async function join(
  game: string,
  players: readonly string[],
  more: { scenario?: string; thinker?: BotClient; record?: ReturnType<MatchSession['record']> } = {},
) {
  const box = await load(game)
  const { scenario = 'small', thinker = nearThinker(load) } = more
  const record = more.record ?? begin(box, { game, scenario, players, seed: 'test' }).record
  const kept: number[] = []
  const failures: string[] = []
  const told: LogLine[] = []
  const session = openMatchSession({
    box,
    record,
    thinker,
    keep: ({ record }) => void kept.push(record().steps.length),
    onFailure: (_seat, error) => void failures.push(error.message),
    onTold: lines => void told.push(...lines),
  })
  session.begin()
  return { session, pageStore, failures, told }
}

/** Until it is a person's turn again, or over. */
async function settled(session: Session): Promise<void> {
  for (let wait = 0; wait < 500; wait++) {
    const { actor, outcome } = session.snapshot.value
    if (!session.busy.value && (outcome || actor !== undefined || session.curtain.value !== undefined)) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('nobody is asked')
}

const never: BotClient = { choose: () => new Promise(() => {}), stop() {} }

describe('a person against a program', () => {
  test('plays to the end, keeping every action', async () => {
    const { session, pageStore, failures, told } = await join('hexapawn', ['person', 'rollout'])
    while (!session.snapshot.value.outcome) {
      session.take(0)
      await settled(session)
    }
    const { steps, outcome } = session.record()
    expect(outcome).toEqual(session.snapshot.value.outcome)
    expect(kept).toEqual(steps.map((_, index) => index + 1))
    expect(told).toEqual(session.log.value)
    expect(failures).toEqual([])
  })

  test('nothing can be done once it is over', async () => {
    const { session } = await join('hexapawn', ['person', 'random'])
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
    const first = await join('hexapawn', ['person', 'random'])
    first.session.take(1)
    await settled(first.session)
    const record = JSON.parse(JSON.stringify(first.session.record()))
    first.session.close()
    const second = await join('hexapawn', [], { record })
    expect(second.session.snapshot.value).toEqual(first.session.snapshot.value)
    expect(second.session.log.value).toEqual(first.session.log.value)
  })

  test('shows what the program did with arrows until the person acts', async () => {
    const { session } = await join('hexapawn', ['person', 'random'])
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.trail).toHaveLength(1)
    expect(session.snapshot.value.trail[0]).toMatchObject({ kind: 'move', side: 1 })
  })

  test('a program that thinks too long can be hurried', async () => {
    const { session } = await join('hexapawn', ['person', 'rollout'], { thinker: never })
    session.take(0)
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(session.thinking.value).toBe(1)
    session.hurry()
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ seq: 2, actor: 0 })
  })

  test('a person can take its seat over, and give it back', async () => {
    const { session } = await join('hexapawn', ['person', 'rollout'], { thinker: never })
    session.take(0)
    await new Promise(resolve => setTimeout(resolve, 5))
    session.assign(1, 'person')
    expect(session.thinking.value).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.record().seats[1]?.player).toBe('person')
    session.assign(1, 'random')
    expect(session.thinking.value).toBe(1)
  })

  test('a program that fails is told of, and a quick move is played for it', async () => {
    const broken: BotClient = { choose: async () => Promise.reject(new Error('lost its head')), stop() {} }
    const { session, failures } = await join('hexapawn', ['person', 'rollout'], { thinker: broken })
    session.take(0)
    await settled(session)
    expect(failures).toEqual(['lost its head'])
    expect(session.snapshot.value.seq).toBe(2)
  })

  test('a program that answers nonsense is told of as well', async () => {
    const confused: BotClient = { choose: async () => ({ from: 99, to: -1 }), stop() {} }
    const { session, failures } = await join('hexapawn', ['person', 'rollout'], { thinker: confused })
    session.take(0)
    await settled(session)
    expect(failures).toHaveLength(1)
    expect(session.snapshot.value.seq).toBe(2)
  })

  test('two programs play by themselves before a spectator', async () => {
    const { session } = await join('hexapawn', ['random', 'random'])
    await settled(session)
    expect(session.snapshot.value.viewer).toBe('spectator')
    expect(session.snapshot.value.outcome).toBeDefined()
  })

  test('of programs among themselves only the last mover leaves arrows, none at the end, and what they did stands', async () => {
    const { session } = await join('hexapawn', ['rollout', 'rollout'], { thinker: never })
    for (let step = 0; !session.snapshot.value.outcome; step++) {
      session.hurry()
      await new Promise(resolve => setTimeout(resolve, 5))
      const { trail, outcome } = session.snapshot.value
      expect(trail.map(({ side }) => side)).toEqual(outcome ? [] : [step % 2])
      expect(session.undo()?.code).toBe(outcome ? 'match-over' : 'others-acted')
    }
  })

  test('a refusal names seats as they are shown', async () => {
    await speak('en')
    const { session } = await join('hexapawn', ['person', 'random'])
    session.take(0)
    await settled(session)
    const refusal = session.undo()
    const catalogue = session.info.texts.en
    const id = session.info.seats[1] ?? ''
    expect(refusal?.values).toEqual({ name: id })
    const text = refusal && refusalText(session, refusal, catalogue)
    expect(text).toContain(sideName(session.snapshot.value.scene, 1, catalogue, session.info.seats))
    expect(text).not.toContain(id)
  })
})

describe('undo', () => {
  test('takes an action back while the program is still thinking, and redo does it again', async () => {
    const { session } = await join('hexapawn', ['person', 'rollout'], { thinker: never })
    const before = session.snapshot.value.scene
    session.take(0)
    await new Promise(resolve => setTimeout(resolve, 5))
    const after = session.snapshot.value.scene
    expect(session.undo()).toBeUndefined()
    expect(session.thinking.value).toBeUndefined()
    expect(session.snapshot.value.scene).toEqual(before)
    expect(session.snapshot.value.canRedo).toBe(true)
    expect(session.log.value).toEqual([])
    expect(session.redo()).toBeUndefined()
    expect(session.snapshot.value.scene).toEqual(after)
  })

  test('is refused with a reason once the other side has acted', async () => {
    const { session } = await join('hexapawn', ['person', 'random'])
    session.take(0)
    await settled(session)
    expect(session.undo()?.code).toBe('others-acted')
    expect(session.snapshot.value.whyNoUndo?.code).toBe('others-acted')
  })

  test('of two persons at one screen, whoever acted last may take it back', async () => {
    const { session } = await join('hexapawn', ['person', 'person'])
    session.take(0)
    await settled(session)
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.undo()).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(0)
    expect(session.snapshot.value.canRedo).toBe(true)
    expect(session.redo()).toBeUndefined()
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.snapshot.value.canRedo).toBe(false)
  })
})

describe('two persons at one screen', () => {
  test('without secrets the board is handed over openly', async () => {
    const { session } = await join('hexapawn', ['person', 'person'])
    expect(session.curtain.value).toBeUndefined()
    session.take(0)
    await settled(session)
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('with secrets it is hidden until the next one is there', async () => {
    const { session } = await join('sealed-bids', ['person', 'person'], { scenario: 'classic' })
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

  test('opened again, it stays hidden, and nothing anybody did in secret is on the board', async () => {
    const first = await join('sealed-bids', ['person', 'person'], { scenario: 'classic' })
    first.session.liftCurtain()
    first.session.take(7)
    await settled(first.session)
    expect(first.session.curtain.value).toBe(1)
    const record = JSON.parse(JSON.stringify(first.session.record()))
    first.session.close()
    const { session } = await join('sealed-bids', [], { record })
    expect(session.curtain.value).toBe(1)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', actor: undefined, choices: [] })
    expect(JSON.stringify(session.snapshot.value.scene)).not.toContain('Bid 7')
    expect(session.undo()?.code).toBe('others-acted')
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(session.snapshot.value.choices.length).toBeGreaterThan(0)
  })

  test('opened again without secrets, it shows the board at once', async () => {
    const first = await join('hexapawn', ['person', 'person'])
    first.session.take(0)
    await settled(first.session)
    const record = JSON.parse(JSON.stringify(first.session.record()))
    const { session } = await join('hexapawn', [], { record })
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('what one may not see, the other cannot take back', async () => {
    const { session } = await join('sealed-bids', ['person', 'person'], { scenario: 'classic' })
    session.liftCurtain()
    session.take(7)
    await settled(session)
    session.liftCurtain()
    expect(session.undo()?.code).toBe('others-acted')
  })
})
