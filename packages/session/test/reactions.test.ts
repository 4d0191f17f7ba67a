import { describe, expect, test } from 'vitest'
import { challengeBox } from './challenge.ts'
import { press, settled } from './fixtures.ts'
import { openTestSession, storedRecord } from './open-test-session.ts'

const open = (players: readonly string[], scenario = 'two') =>
  openTestSession(challengeBox, players, { scenario }).session

describe('a reaction in the middle of a turn', () => {
  test('ends no turn: it is reported once, when the rules count the next one', async () => {
    const session = open(['person', 'person'])
    await press(session, 'step')
    await press(session, 'challenge')
    expect(session.snapshot.value).toMatchObject({ actor: 1, viewer: 1 })
    expect(session.turnReport.value).toBeUndefined()
    await press(session, 'answer')
    expect(session.snapshot.value).toMatchObject({ actor: 0, viewer: 0 })
    expect(session.turnReport.value).toBeUndefined()
    await press(session, 'step')
    await press(session, 'end')
    expect(session.snapshot.value.actor).toBe(1)
    expect(session.turnReport.value?.seats).toEqual([0])
    expect(session.turnReport.value?.tables[0]?.rows).toEqual([['red', 2]])
  })

  test('is no planning: nothing is shown to all together, and nobody hands over openly', async () => {
    const session = open(['person', 'person', 'person'], 'cards')
    expect(session.curtain.value).toBe(0)
    session.liftCurtain()
    await press(session, 'challenge')
    expect(session.planning.value).toBe(false)
    expect(session.curtain.value).toBe(1)
    expect(session.handOver.value).toBeUndefined()
    session.liftCurtain()
    await press(session, 'answer')
    expect(session.curtain.value).toBe(0)
    expect(session.handOver.value).toBeUndefined()
  })

  test('can be taken back by the one who made it, and the challenge only before it was answered', async () => {
    const session = open(['person', 'person'])
    await press(session, 'challenge')
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ actor: 0, seq: 0 })
    await press(session, 'challenge')
    await press(session, 'answer')
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ actor: 1, seq: 1 })
    expect(await session.undo()).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ actor: 0, seq: 0 })
  })

  test('of a bot is asked for and stands', async () => {
    const session = open(['person', 'random'])
    await press(session, 'challenge')
    await settled(session)
    expect(session.snapshot.value).toMatchObject({ actor: 0, seq: 2 })
    expect(session.turnReport.value).toBeUndefined()
    expect((await session.undo())?.code).toBe('others-acted')
  })

  test('opened again while it is asked for, the turn goes on to its end', async () => {
    const first = open(['person', 'person'])
    await press(first, 'step')
    await press(first, 'challenge')
    const record = storedRecord(first)
    first.close()
    const { session } = openTestSession(challengeBox, [], { record })
    await press(session, 'answer')
    expect(session.turnReport.value).toBeUndefined()
    await press(session, 'end')
    expect(session.turnReport.value?.tables[0]?.rows).toEqual([['red', 1]])
  })
})
