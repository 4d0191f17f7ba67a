import type { Bot, Training } from '@sextant/engine'
import type { Action, Hexapawn } from '@sextant/hexapawn'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type BotChannel,
  type BotDecision,
  botClient,
  localChannel,
  type ModelStore,
  memoryModels,
  trainingsIn,
} from '../src/index.ts'
import { boxWith, choose, placeOf, rules } from './hexapawn-bots.ts'
import { type Noted, trainedBot } from './trained-bot.ts'

const never = new AbortController().signal
const aMoment = () => new Promise(resolve => setTimeout(resolve, 2))
const noted = (): Noted => ({ trained: [], joined: [] })

function decision(bot = 'trained'): BotDecision {
  const { place, view, seed } = choose(bot)
  return { place, view, seed }
}

/** Bots over channels on this thread. */
function clientOf(store: ModelStore, ...bots: Bot<Hexapawn>[]) {
  const channel = () => localChannel(boxWith(...bots), () => 0)
  return botClient(channel(), trainingsIn(store, channel()))
}

describe('a bot that needs training', () => {
  test('is trained once, reports progress, and then plays with its model', async () => {
    const store = memoryModels()
    const seen = noted()
    const client = clientOf(store, trainedBot(seen))
    const parts: number[] = []
    expect(await client.choose(decision(), part => parts.push(part))).toHaveProperty('from')
    expect(parts).toEqual([0.5])
    await client.choose(decision())
    // The next time the page is opened the model is in the store.
    await clientOf(store, trainedBot(seen)).choose(decision())
    expect(seen.trained).toHaveLength(1)
    const model = Uint8Array.of(1, rules.limit)
    expect(seen.joined).toEqual([model, model])
  })

  test('gives advice, the best first', async () => {
    const adviser: Bot<Hexapawn> = {
      ...trainedBot(),
      join: (loaded, seat) => ({
        choose: view => loaded.legal(view, seat)[0] as Action,
        advise: view => ({
          choices: loaded.legal(view, seat).map((action, place) => ({ action, chance: 1 / (1 + place) })),
        }),
      }),
    }
    const advised = await clientOf(memoryModels(), adviser).advise(decision())
    const chances = advised.map(({ chance }) => chance)
    expect(chances.length).toBeGreaterThan(1)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  })

  /** Advises by its model; a stand-in advises while that is trained. */
  function advised(seen: Noted, more: Partial<Training<Hexapawn>> = {}): Bot<Hexapawn> {
    const advising = (chance: number, bot: Bot<Hexapawn>): Bot<Hexapawn> => ({
      ...bot,
      join: (loaded, seat, model) => ({
        ...bot.join(loaded, seat, model),
        advise: view => ({ choices: loaded.legal(view, seat).map(action => ({ action, chance })) }),
      }),
    })
    const bot = trainedBot(seen)
    if (!bot.training) throw new Error('it is trained')
    const standIn = advising(0.25, trainedBot())
    return advising(0.75, { ...bot, training: { ...bot.training, meanwhile: standIn, ...more } })
  }

  test('has a stand-in answer at once, before the training begins, and answers itself when it is over', async () => {
    const seen = noted()
    const store = memoryModels()
    const told: (number | undefined)[] = []
    const ask = async () => {
      const advice = await clientOf(store, advised(seen)).advise(decision(), undefined, async meanwhile => {
        await aMoment()
        expect(seen.trained).toEqual([])
        told.push(meanwhile[0]?.chance)
      })
      told.push(advice[0]?.chance)
    }
    await ask()
    expect(told).toEqual([0.25, 0.75])
    // The model is in the store: nobody stands in.
    await ask()
    expect(told).toEqual([0.25, 0.75, 0.75])
  })

  test('that comes with its model is neither trained nor stood in for', async () => {
    const seen = noted()
    const shipped = async ({ limit }: typeof rules) => Uint8Array.of(1, limit)
    const client = clientOf(memoryModels(), advised(seen, { shipped }))
    const told: unknown[] = []
    const advice = await client.advise(decision(), undefined, meanwhile => void told.push(meanwhile))
    expect(advice[0]?.chance).toBe(0.75)
    expect([told, seen.trained]).toEqual([[], []])
    // A model of other rules, or of an older version, is trained again.
    const older = advised(seen, { shipped: async () => Uint8Array.of(0) })
    await clientOf(memoryModels(), older).advise(
      decision(),
      undefined,
      meanwhile => void told.push(meanwhile),
    )
    expect([told.length, seen.trained.length]).toEqual([1, 1])
  })

  test('whose own model is damaged is trained, and that is told once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const seen = noted()
    const client = clientOf(
      memoryModels(),
      advised(seen, { shipped: () => Promise.reject(new Error('"!" is no digit of base64')) }),
    )
    const told: unknown[] = []
    for (let times = 0; times < 2; times++)
      await client.advise(decision(), undefined, meanwhile => void told.push(meanwhile))
    expect([told.length, seen.trained.length]).toEqual([1, 1])
    expect(warn.mock.calls).toEqual([
      ['The model that a bot comes with is not used: "!" is no digit of base64'],
    ])
  })

  test('one that needs none plays at once, and one that gives no advice says so', async () => {
    const seen = noted()
    const client = clientOf(memoryModels(), trainedBot(seen))
    expect(await client.choose(decision('random'))).toHaveProperty('from')
    await expect(client.advise(decision('random'))).rejects.toThrow('gives no advice')
    expect(seen.trained).toEqual([])
  })

  test.each<[string, ModelStore['read'], number]>([
    ['is damaged', async () => Uint8Array.of(7, 7), 1],
    ['is of the version before', async () => Uint8Array.of(1, rules.limit), 2],
    ['cannot be read', () => Promise.reject(new Error('the disk is broken')), 1],
  ])('is trained again where the stored model %s', async (_, read, version) => {
    const seen = noted()
    const written: Uint8Array[] = []
    const store: ModelStore = { read, write: async (_key, model) => void written.push(model) }
    await clientOf(store, trainedBot(seen, version)).choose(decision())
    expect(seen.joined).toEqual([Uint8Array.of(version, rules.limit)])
    expect(written).toEqual(seen.joined)
  })

  test('plays with a model that cannot be stored, trained once', async () => {
    const seen = noted()
    const store: ModelStore = {
      read: async () => undefined,
      write: () => Promise.reject(new Error('the disk is full')),
    }
    const client = clientOf(store, trainedBot(seen))
    await client.choose(decision())
    await client.choose(decision())
    expect(seen.trained).toHaveLength(1)
  })

  test('a training that fails fails the question', async () => {
    const bot = trainedBot()
    const train = () => {
      throw new Error('out of memory')
    }
    const client = clientOf(memoryModels(), {
      ...bot,
      ...(bot.training && { training: { ...bot.training, train } }),
    })
    await expect(client.choose(decision())).rejects.toThrow('out of memory')
  })
})

/** Channels of bots whose trainings last until they are let finish. */
function slowBots() {
  const trainings: string[] = []
  let [report, finish] = [(_part: number) => {}, () => {}]
  const made = {
    trainings,
    closed: 0,
    report: (part: number) => report(part),
    finish: () => finish(),
    /** Answers what bots need. */
    bots: {
      ask: async question => (question.place.bot === 'plain' ? null : { key: `key ${question.place.bot}` }),
      close() {},
    } satisfies BotChannel,
    /** Trains. */
    trainer: {
      ask(question, onProgress = () => {}) {
        if (question.kind !== 'train') throw new Error('the trainer is busy with training')
        trainings.push(question.place.bot)
        report = onProgress
        return new Promise(resolve => {
          finish = () => resolve(`0${trainings.length}`)
        })
      },
      close() {
        made.closed++
      },
    } satisfies BotChannel,
  }
  return made
}

describe('trainings', () => {
  const none = () => {}

  test('two who want the same model wait for one training', async () => {
    const { bots, trainer, trainings, report, finish } = slowBots()
    const models = trainingsIn(memoryModels(), trainer)
    const parts: number[] = []
    const both = [1, 2].map(asker =>
      models.model(placeOf('a'), bots, part => parts.push(asker + part), never),
    )
    await aMoment()
    report(0.5)
    finish()
    expect(await Promise.all(both)).toEqual(['01', '01'])
    expect(trainings).toEqual(['a'])
    expect(parts).toEqual([1.5, 2.5])
  })

  test('another one waits until the first is done', async () => {
    const { bots, trainer, trainings, finish } = slowBots()
    const models = trainingsIn(memoryModels(), trainer)
    const first = models.model(placeOf('a'), bots, none, never)
    const second = models.model(placeOf('b'), bots, none, never)
    await aMoment()
    expect(trainings).toEqual(['a'])
    finish()
    await first
    await aMoment()
    expect(trainings).toEqual(['a', 'b'])
    finish()
    await second
  })

  test('keep no bot waiting that needs none', async () => {
    const { bots, trainer, trainings } = slowBots()
    const models = trainingsIn(memoryModels(), trainer)
    void models.model(placeOf('a'), bots, none, never)
    await aMoment()
    expect(await models.model(placeOf('plain'), bots, none, never)).toBeUndefined()
    expect(trainings).toEqual(['a'])
  })

  test('one that nobody listens to any more makes room for another', async () => {
    const slow = slowBots()
    const models = trainingsIn(memoryModels(), slow.trainer)
    const stop = new AbortController()
    const first = models.model(placeOf('a'), slow.bots, none, stop.signal)
    await aMoment()
    stop.abort()
    const second = models.model(placeOf('b'), slow.bots, none, never)
    await expect(first).rejects.toThrow('given up')
    await aMoment()
    expect(slow.trainings).toEqual(['a', 'b'])
    expect(slow.closed).toBe(1)
    slow.finish()
    await second
  })

  test('one that was not waited for goes on, and its model is there the next time', async () => {
    const { bots, trainer, trainings, finish } = slowBots()
    const models = trainingsIn(memoryModels(), trainer)
    const stop = new AbortController()
    const first = models.model(placeOf('a'), bots, none, stop.signal)
    await aMoment()
    stop.abort()
    finish()
    await first
    await aMoment()
    expect(await models.model(placeOf('a'), bots, none, never)).toBe('01')
    expect(trainings).toEqual(['a'])
  })

  test('ending them ends the one under way', async () => {
    const slow = slowBots()
    const models = trainingsIn(memoryModels(), slow.trainer)
    const first = models.model(placeOf('a'), slow.bots, none, never)
    await aMoment()
    models.end()
    await expect(first).rejects.toThrow('given up')
    expect(slow.closed).toBe(1)
  })

  test('a campaign’s bot and the game’s bot of the same name have each its own model', async () => {
    const { bots, trainer, trainings, finish } = slowBots()
    const models = trainingsIn(memoryModels(), trainer)
    for (const place of [placeOf('a'), { ...placeOf('a'), campaign: 'tour' }]) {
      const model = models.model(place, bots, none, never)
      await aMoment()
      finish()
      await model
      await aMoment()
    }
    expect(trainings).toEqual(['a', 'a'])
  })
})

describe('a client that is stopped', () => {
  test('answers nothing any more, whether the bot was in training or fails', async () => {
    const slow = slowBots()
    const trainings = trainingsIn(memoryModels(), slow.trainer)
    const client = botClient(slow.bots, trainings)
    const lost = client.choose(decision('a'))
    await aMoment()
    client.stop()
    trainings.end()
    expect(await Promise.race([lost, aMoment().then(() => 'nothing')])).toBe('nothing')
  })
})

test('a bot that is made ready is loaded and not trained, and one that fails is heard of when it is asked', async () => {
  const asked: string[] = []
  const channel: BotChannel = {
    async ask({ kind, place: { bot } }) {
      asked.push(`${kind} ${bot}`)
      if (bot === 'broken') throw new Error('out of ideas')
      return null
    },
    close() {},
  }
  const client = botClient(channel, trainingsIn(memoryModels(), channel))
  client.prepare?.(placeOf('a'))
  client.prepare?.(placeOf('broken'))
  await aMoment()
  expect(asked).toEqual(['training a', 'training broken'])
  await expect(client.choose(decision('broken'))).rejects.toThrow('out of ideas')
})
