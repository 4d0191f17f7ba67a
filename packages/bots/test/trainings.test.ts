import { type BotPlace, SeededDice } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { box } from '@sextant/scene'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type BotChannel,
  type BotDecision,
  botClient,
  localChannel,
  memoryModels,
  trainingsIn,
} from '../src/index.ts'
import { hexapawnWithAdvice, trained } from './advising-bot.ts'

const trainedBox = box(hexapawnWithAdvice)
const channel = () =>
  localChannel(
    async () => trainedBox,
    () => 0,
  )

function decision(bot = 'advising'): BotDecision {
  const options = { radius: 2 }
  const rules = hexapawn.load(options)
  const state = rules.setup(SeededDice.from('start'), () => {})
  return { place: { game: 'hexapawn', options, bot, seat: 0 }, view: rules.view(state, 0), seed: 'test' }
}

const aMoment = () => new Promise(resolve => setTimeout(resolve, 2))

beforeEach(() => {
  trained.times = 0
})

describe('a bot that needs training', () => {
  test('is trained once, reports progress, and then plays by its model', async () => {
    const store = memoryModels()
    const bots = botClient(channel(), trainingsIn(store, channel()))
    const parts: number[] = []
    const first = await bots.choose(decision(), part => parts.push(part))
    expect(first).toHaveProperty('from')
    expect(parts).toEqual([0.5])
    await bots.choose(decision())
    // The next time the page is opened the model is in the store already.
    const later = botClient(channel(), trainingsIn(store, channel()))
    await later.choose(decision())
    expect(trained.times).toBe(1)
  })

  test('gives advice, the best first', async () => {
    const bots = botClient(channel(), trainingsIn(memoryModels(), channel()))
    const advised = await bots.advise(decision())
    const chances = advised.map(({ chance }) => chance)
    expect(chances.length).toBeGreaterThan(1)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  })

  test('one that needs no training plays at once, and one that gives no advice says so', async () => {
    const bots = botClient(channel(), trainingsIn(memoryModels(), channel()))
    expect(await bots.choose(decision('random'))).toHaveProperty('from')
    await expect(bots.advise(decision('random'))).rejects.toThrow('gives no advice')
    expect(trained.times).toBe(0)
  })
})

/** A channel whose trainings last until they are finished by hand; models are cached under the options. */
function slowChannel() {
  const asked: string[] = []
  let [report, finish] = [(_part: number) => {}, () => {}]
  const made = {
    asked,
    closed: 0,
    report: (part: number) => report(part),
    finish: () => finish(),
    channel: {
      async ask(question, onProgress = () => {}) {
        if (question.kind === 'training') return { key: String(question.place.options) }
        asked.push(String(question.place.options))
        report = onProgress
        return new Promise(resolve => {
          finish = () => resolve(`0${asked.length}`)
        })
      },
      close() {
        made.closed++
      },
    } satisfies BotChannel,
  }
  return made
}

const about = (options: string): BotPlace => ({ ...decision().place, options })
const never = new AbortController().signal

describe('trainings', () => {
  test('two who want the same model wait for one training', async () => {
    const { channel, asked, report, finish } = slowChannel()
    const trainings = trainingsIn(memoryModels(), channel)
    const parts: number[] = []
    const both = [1, 2].map(who => trainings.model(about('a'), part => parts.push(who + part), never))
    await aMoment()
    report(0.5)
    finish()
    expect(await Promise.all(both)).toEqual(['01', '01'])
    expect(asked).toEqual(['a'])
    expect(parts).toEqual([1.5, 2.5])
  })

  test('another one waits until the first is done', async () => {
    const { channel, asked, finish } = slowChannel()
    const trainings = trainingsIn(memoryModels(), channel)
    const first = trainings.model(about('a'), () => {}, never)
    const second = trainings.model(about('b'), () => {}, never)
    await aMoment()
    expect(asked).toEqual(['a'])
    finish()
    await first
    await aMoment()
    expect(asked).toEqual(['a', 'b'])
    finish()
    await second
  })

  test('one that nobody listens to any more makes room for another', async () => {
    const slow = slowChannel()
    const trainings = trainingsIn(memoryModels(), slow.channel)
    const stop = new AbortController()
    const first = trainings.model(about('a'), () => {}, stop.signal)
    await aMoment()
    stop.abort()
    const second = trainings.model(about('b'), () => {}, never)
    await expect(first).rejects.toThrow('given up')
    await aMoment()
    expect(slow.asked).toEqual(['a', 'b'])
    expect(slow.closed).toBe(1)
    slow.finish()
    await second
  })

  test('one that was hurried past goes on, and its model is there the next time', async () => {
    const { channel, asked, finish } = slowChannel()
    const trainings = trainingsIn(memoryModels(), channel)
    const stop = new AbortController()
    const first = trainings.model(about('a'), () => {}, stop.signal)
    await aMoment()
    stop.abort()
    finish()
    await first
    await aMoment()
    expect(await trainings.model(about('a'), () => {}, never)).toBe('01')
    expect(asked).toEqual(['a'])
  })

  test('leaving the page ends the training', async () => {
    const slow = slowChannel()
    const trainings = trainingsIn(memoryModels(), slow.channel)
    const first = trainings.model(about('a'), () => {}, never)
    await aMoment()
    trainings.end()
    await expect(first).rejects.toThrow('given up')
    expect(slow.closed).toBe(1)
  })
})
