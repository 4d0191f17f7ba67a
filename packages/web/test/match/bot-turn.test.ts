import { signal } from '@preact/signals'
import { PERSON, type Snapshot } from '@sextant/session'
import { expect, test } from 'vitest'
import { createBotTurn } from '../../src/pages/match/playback/bot-turn.ts'

type Session = Parameters<typeof createBotTurn>[0]

function opened(toAct: readonly number[]) {
  const skipped: number[] = []
  const snapshot = signal({ toAct, viewer: 0 } as unknown as Snapshot)
  const session = {
    snapshot,
    players: signal([PERSON, 'bot']),
    watched: signal(false),
    planning: signal(false),
    playback: { skip: () => skipped.push(1) },
  } as unknown as Session
  const asks = (seats: readonly number[]) => {
    snapshot.value = { ...snapshot.value, toAct: seats }
  }
  return { turn: createBotTurn(session), asks, skipped }
}

test('a bot’s turn is played more quickly than a person’s', () => {
  const { turn, asks } = opened([0])
  const own = turn.speed.value
  expect(turn.underWay.value).toBe(false)
  asks([1])
  expect(turn.underWay.value).toBe(true)
  expect(turn.speed.value).toBeGreaterThan(own)
})

test('what is skipped is shown at once, until a person is asked again', () => {
  const { turn, asks, skipped } = opened([1])
  turn.skip()
  expect(skipped).toHaveLength(1)
  expect(turn.speed.value).toBe(0)
  asks([0])
  asks([1])
  expect(turn.speed.value).toBeGreaterThan(0)
})

test('where nobody is to act, as before a battle of a campaign, nothing is to be skipped', () => {
  expect(opened([]).turn.underWay.value).toBe(false)
})
