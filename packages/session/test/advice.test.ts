import type { BotClient, BotDecision } from '@sextant/bots'
import type { AdviceAnswer } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { newMatch } from '../src/index.ts'
import { aMoment, botsThat, localBots, silentBots, until } from './fixtures.ts'
import { openHereOrElsewhere } from './open-test-session.ts'
import { hexapawnWithTour } from './tour.ts'

function openAdvised(players: readonly string[], adviser: BotClient = localBots(hexapawnWithTour)) {
  const session = openHereOrElsewhere({
    box: hexapawnWithTour,
    record: newMatch(hexapawnWithTour, { scenario: 'classic', players, seed: 'test' }).record,
    bots: silentBots,
    adviser,
    save() {},
    onFailure() {},
    onLog() {},
  })
  session.begin()
  if (!session.advice) throw new Error('the game has no adviser')
  return { session, advice: session.advice }
}

describe('advice', () => {
  test('is given on every choice, the best first, until the position changes', async () => {
    const { session, advice } = openAdvised(['person', 'person'])
    expect(advice.state.value).toEqual({ kind: 'none' })
    advice.ask()
    expect(advice.state.value).toEqual({ kind: 'thinking' })
    await until(() => advice.state.value.kind === 'given')
    const given = advice.state.value
    if (given.kind !== 'given') throw new Error(`advice is ${given.kind}`)
    expect(given.choices.map(({ choice }) => choice.number).sort()).toEqual(
      session.snapshot.value.choices.map(({ number }) => number),
    )
    expect(given.choices[0]?.told.chance).toBeGreaterThan(given.choices.at(-1)?.told.chance ?? 1)
    session.take(given.choices[0]?.choice.number ?? -1)
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'none' })
    expect(await session.undo()).toBeUndefined()
  })

  test('is for the own seat and its view alone, and not in anybody else’s turn', async () => {
    const asked: BotDecision[] = []
    const adviser = botsThat({
      advise: async decision => {
        asked.push(decision)
        return []
      },
    })
    const { session, advice } = openAdvised(['person', 'random'], adviser)
    advice.ask()
    await aMoment()
    expect(asked).toMatchObject([{ place: { bot: 'advising', seat: 0 } }])
    session.take(0)
    await aMoment()
    expect(session.thinking.value).toBe(1)
    expect(advice.open.value).toBe(false)
    advice.ask()
    await aMoment()
    expect(asked).toHaveLength(1)
  })

  test('that comes too late is not shown', async () => {
    let answer = (_choices: never[]) => {}
    const adviser = botsThat({
      advise: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    const { session, advice } = openAdvised(['person', 'person'], adviser)
    advice.ask()
    session.take(0)
    await aMoment()
    answer([])
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'none' })
  })

  test('stops a bot that has not answered yet, and leaves one that has where it is', async () => {
    let stopped = 0
    let answer = (_choices: never[]) => {}
    const adviser = botsThat({
      advise: () =>
        new Promise(resolve => {
          answer = resolve
        }),
      stop() {
        stopped++
      },
    })
    const { session, advice } = openAdvised(['person', 'person'], adviser)
    advice.ask()
    session.take(0)
    await aMoment()
    advice.ask()
    expect(stopped).toBe(1)
    answer([])
    await until(() => advice.state.value.kind === 'given')
    session.take(0)
    await aMoment()
    advice.ask()
    expect(advice.state.value).toEqual({ kind: 'thinking' })
    expect(stopped).toBe(1)
  })

  test('has the bot ready before it is asked, once for a seat', async () => {
    const prepared: unknown[] = []
    const adviser = botsThat({ prepare: place => prepared.push(place) })
    const { session, advice } = openAdvised(['person', 'person'], adviser)
    advice.prepare()
    advice.prepare()
    expect(prepared).toMatchObject([{ bot: 'advising', seat: 0 }])
    expect(advice.state.value).toEqual({ kind: 'none' })
    session.take(0)
    await aMoment()
    advice.prepare()
    expect(prepared).toMatchObject([{ seat: 0 }, { seat: 1 }])
  })

  test('is provisional while the bot is trained, and then its own', async () => {
    let answer = (_choices: AdviceAnswer) => {}
    const adviser = botsThat({
      advise: async ({ view }, onTraining, onMeanwhile) => {
        const choices = await localBots(hexapawnWithTour).advise({ place, view, seed: 's' })
        await onMeanwhile?.(choices.slice(0, 1))
        onTraining?.(0.5)
        const late = new Promise<AdviceAnswer>(resolve => {
          answer = resolve
        })
        setTimeout(() => answer(choices), 20)
        return late
      },
    })
    const { session, advice } = openAdvised(['person', 'person'], adviser)
    const place = { game: 'hexapawn', options: session.record().options, bot: 'advising', seat: 0 }
    advice.ask()
    await until(() => advice.state.value.kind === 'given')
    expect(advice.state.value).toMatchObject({ kind: 'given', trained: 0.5, choices: [{}] })
    await until(() => advice.state.value.kind === 'given' && advice.state.value.trained === undefined)
    const { state } = advice
    expect(state.value.kind === 'given' && state.value.choices.length).toBeGreaterThan(1)
  })

  test('reports how far the training is, and a failure', async () => {
    const adviser = botsThat({
      advise: async (_decision, onTraining) => {
        onTraining?.(0.25)
        await aMoment()
        throw new Error('out of ideas')
      },
    })
    const { advice } = openAdvised(['person', 'person'], adviser)
    advice.ask()
    expect(advice.state.value).toEqual({ kind: 'thinking', trained: 0.25 })
    await aMoment()
    await aMoment()
    expect(advice.state.value).toEqual({ kind: 'failed', why: 'out of ideas' })
  })
})
