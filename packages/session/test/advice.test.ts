import { openMatchSession } from '@sextant/session'
import { type BotClient, type BotDecision, type BotClient } from '@sextant/bots'
import { describe, expect, test } from 'vitest'
import { nearThinker } from '../../src/match/near-thinker.ts'
import { begin } from '../../src/setup/start.ts'
import { travellers } from '../campaign/tour.ts'

const never: BotClient = { choose: () => new Promise(() => {}), stop() {} }
const aMoment = () => new Promise(resolve => setTimeout(resolve, 5))

function join(players: readonly string[], adviser: BotClient = nearThinker(async () => travellers)) {
  const { record } = begin(travellers, { game: 'hexapawn', scenario: 'classic', players, seed: 'test' })
  const session = openMatchSession({
    box: travellers,
    record,
    thinker: never,
    adviser,
    keep() {},
    onFailure() {},
    onTold() {},
  })
  session.begin()
  if (!session.advice) throw new Error('the game has no adviser')
  return { session, advice: session.advice }
}

describe('advice', () => {
  test('is given of every choice, the best first, until the position changes', async () => {
    const { session, advice } = join(['person', 'person'])
    expect(advice.state.value).toEqual({ kind: 'none' })
    advice.ask()
    expect(advice.state.value).toEqual({ kind: 'thinking' })
    await aMoment()
    const given = advice.state.value
    if (given.kind !== 'given') throw new Error(`advice is ${given.kind}`)
    expect(given.choices.map(({ choice }) => choice.number).sort()).toEqual(
      session.snapshot.value.choices.map(({ number }) => number),
    )
    expect(given.choices[0]?.chance).toBeGreaterThan(given.choices.at(-1)?.chance ?? 1)
    session.take(given.choices[0]?.choice.number ?? -1)
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'none' })
    expect(session.undo()).toBeUndefined()
  })

  test('is of the own seat and its view alone, and of nobody else’s turn', async () => {
    const asked: BotDecision[] = []
    const adviser: BotClient = {
      advise: async question => {
        asked.push(question)
        return []
      },
      stop() {},
    }
    const { session, advice } = join(['person', 'random'], adviser)
    advice.ask()
    await aMoment()
    expect(asked).toMatchObject([{ program: 'scholar', seat: 0 }])
    session.take(0)
    await aMoment()
    expect(session.thinking.value).toBe(1)
    expect(advice.open.value).toBe(false)
    advice.ask()
    await aMoment()
    expect(asked).toHaveLength(1)
  })

  test('that comes too late is not shown', async () => {
    let answer = (_choices: readonly never[]) => {}
    const adviser: BotClient = {
      advise: () =>
        new Promise(resolve => {
          answer = resolve
        }),
      stop() {},
    }
    const { session, advice } = join(['person', 'person'], adviser)
    advice.ask()
    session.take(0)
    await aMoment()
    answer([])
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'none' })
  })

  test('tells how far the study is, and of a failure', async () => {
    const adviser: BotClient = {
      advise: async (_question, onStudy) => {
        onStudy?.(0.25)
        await aMoment()
        throw new Error('lost its head')
      },
      stop() {},
    }
    const { advice } = join(['person', 'person'], adviser)
    advice.ask()
    expect(advice.state.value).toEqual({ kind: 'thinking', studied: 0.25 })
    await aMoment()
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'failed', why: 'lost its head' })
  })
})
