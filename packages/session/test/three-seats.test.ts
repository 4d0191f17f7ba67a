import type { MatchRecord } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import type { MatchSession } from '../src/index.ts'
import { challengeBox } from './challenge.ts'
import { press, settled } from './fixtures.ts'
import { openTestSession, storedRecord } from './open-test-session.ts'
import { votesBox } from './votes.ts'

const open = (players: readonly string[], more: { record?: MatchRecord } = {}) =>
  openTestSession(votesBox, players, more).session

async function vote(session: MatchSession, choice: 1 | 2): Promise<void> {
  await press(session, `vote-${choice}`)
  await settled(session)
}

const THREE = ['person', 'person', 'person']

describe('three persons at one screen', () => {
  test('who plan in secret pass the screen behind a curtain each time, and see the result together', async () => {
    const session = open(THREE)
    for (const seat of [0, 1, 2]) {
      expect(session.curtain.value).toBe(seat)
      expect(session.snapshot.value.choices).toEqual([])
      session.liftCurtain()
      expect(session.snapshot.value).toMatchObject({ viewer: seat, actor: seat })
      expect(session.snapshot.value.scene.status).not.toMatch(/[12]$/)
      await vote(session, seat === 1 ? 2 : 1)
    }
    expect(session.curtain.value).toBeUndefined()
    expect(session.handOver.value).toBe(0)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', choices: [] })
    expect(session.log.value.at(-1)?.text).toBe('votes 1 2 1')
    session.takeOver()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
    await vote(session, 1)
    expect(session.curtain.value).toBe(1)
  })

  test('with hidden cards pass it behind a curtain at every turn', async () => {
    const { session } = openTestSession(challengeBox, THREE, { scenario: 'cards' })
    for (const seat of [0, 1, 2, 0]) {
      expect(session.curtain.value).toBe(seat)
      session.liftCurtain()
      expect(session.snapshot.value.scene.status).toContain(String(100 + seat))
      expect(session.snapshot.value.scene.status).not.toContain(String(100 + ((seat + 1) % 3)))
      await press(session, 'end')
    }
  })

  test('opened again, the next of them is waited for', async () => {
    const first = open(THREE)
    first.liftCurtain()
    await vote(first, 2)
    first.close()
    const session = open([], { record: storedRecord(first) })
    expect(session.curtain.value).toBe(1)
    expect(session.snapshot.value.viewer).toBe('spectator')
    expect(session.snapshot.value.scene.status).toBe('round 1: -1  ')
  })

  test('a vote taken back behind the curtain leaves the board hidden until its owner is there', async () => {
    const session = open(THREE)
    session.liftCurtain()
    await vote(session, 2)
    expect(session.curtain.value).toBe(1)
    expect(await session.undo()).toBeUndefined()
    expect(session.curtain.value).toBe(0)
    expect(session.snapshot.value.choices).toEqual([])
  })

  test('a bot that takes the seat of the one waited for shows nobody the board of another', async () => {
    const session = open(THREE)
    session.liftCurtain()
    await vote(session, 2)
    session.assign(1, 'random')
    await settled(session)
    expect(session.curtain.value).toBe(2)
    expect(session.snapshot.value.choices).toEqual([])
  })
})

describe('two persons and a bot', () => {
  test('the persons plan one after the other, the bot last, and the result is shown to both', async () => {
    const session = open(['person', 'random', 'person'])
    expect(session.curtain.value).toBe(0)
    session.liftCurtain()
    await vote(session, 1)
    expect(session.curtain.value).toBe(2)
    session.liftCurtain()
    await vote(session, 1)
    expect(session.snapshot.value).toMatchObject({ seq: 3, viewer: 'spectator' })
    expect(session.handOver.value).toBe(0)
  })

  test('where turns follow each other, the bot plays between them', async () => {
    const { session } = openTestSession(challengeBox, ['person', 'random', 'person'], { scenario: 'cards' })
    session.liftCurtain()
    await press(session, 'end')
    await settled(session)
    expect(session.snapshot.value.toAct).toEqual([2])
    expect(session.curtain.value).toBe(2)
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 2, actor: 2 })
  })

  test('one person against two bots needs no curtain', async () => {
    const session = open(['random', 'person', 'random'])
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    await vote(session, 1)
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1, seq: 3 })
  })
})
