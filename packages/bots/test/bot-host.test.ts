import type { Bot, BotQuestion, BotReply, Budget } from '@sextant/engine'
import type { Action, Hexapawn } from '@sextant/hexapawn'
import { sealedBidsBox } from '@sextant/sealed-bids'
import { describe, expect, test } from 'vitest'
import { botHost, localChannel, serveBots } from '../src/index.ts'
import { boxWith, choose, FIRST, placeOf, rules } from './hexapawn-bots.ts'
import { type Noted, trainedBot } from './trained-bot.ts'

const LEGAL = rules.legal(FIRST, 0)

/** Takes the first action there is, and notes its seats and budgets. */
function first(noted: { seats: number[]; budgets: Budget[] } = { seats: [], budgets: [] }): Bot<Hexapawn> {
  return {
    id: 'first',
    title: 'First',
    about: '',
    join(loaded, seat) {
      noted.seats.push(seat)
      return {
        choose(view, _dice, budget) {
          noted.budgets.push(budget)
          return loaded.legal(view, seat)[0] as Action
        },
      }
    },
  }
}

/** What a host answers to messages of any kind. */
async function replies(messages: readonly unknown[], ...bots: Bot<Hexapawn>[]): Promise<BotReply[]> {
  const heard: BotReply[] = []
  const serve = serveBots(
    botHost(boxWith(...bots), () => 0),
    reply => heard.push(reply),
  )
  for (const message of messages) await serve(message)
  return heard
}

describe('a bot host', () => {
  test('answers by the number of the question, with progress in between', async () => {
    expect(await replies([{ ...choose('first'), id: 7 }], first())).toEqual([
      { kind: 'answer', id: 7, answer: LEGAL[0] },
    ])
    expect(await replies([{ kind: 'train', id: 8, place: placeOf('trained') }], trainedBot())).toEqual([
      { kind: 'progress', id: 8, part: 0.5 },
      { kind: 'answer', id: 8, answer: `01${rules.limit.toString(16).padStart(2, '0')}` },
    ])
  })

  test('says what a bot needs, and whether it can use a model', async () => {
    const ask = (bot: string, model?: string) =>
      replies(
        [{ kind: 'training', id: 1, place: placeOf(bot), ...(model !== undefined && { model }) }],
        trainedBot(),
      )
    const key = `limit ${rules.limit}`
    expect(await ask('random')).toEqual([{ kind: 'answer', id: 1, answer: null }])
    expect(await ask('trained')).toEqual([{ kind: 'answer', id: 1, answer: { key } }])
    const unusable = 'it is no model of version 1'
    expect(await ask('trained', 'ffff')).toEqual([{ kind: 'answer', id: 1, answer: { key, unusable } }])
  })

  test('a model that the bot fails to read is unusable, not a failure', async () => {
    const fragile = trainedBot()
    const training = fragile.training && {
      ...fragile.training,
      whyUnusable: () => {
        throw new Error('cut off')
      },
    }
    const bot = { ...fragile, ...(training && { training }) }
    const [reply] = await replies([{ kind: 'training', id: 1, place: placeOf('trained'), model: 'ff' }], bot)
    expect(reply).toMatchObject({ kind: 'answer', answer: { unusable: 'cut off' } })
  })

  test('hands the model over when the bot joins', async () => {
    const noted: Noted = { trained: [], joined: [] }
    await replies([{ ...choose('trained', { model: '010a' }), id: 1 }], trainedBot(noted))
    expect(noted).toEqual({ trained: [], joined: [Uint8Array.of(1, 10)] })
  })

  test.each<[string, unknown, RegExp]>([
    ['no object', 'play!', /not a question: \//],
    ['nothing', null, /not a question: \//],
    ['a kind that there is not', { kind: 'guess', id: 3 }, /not a question: \/kind/],
    [
      'a place without a bot',
      { kind: 'train', id: 3, place: { game: 'hexapawn' } },
      /\/place\/(bot|options)/,
    ],
    ['a seat below zero', { kind: 'train', id: 3, place: placeOf('first', -1) }, /\/place\/seat/],
    ['a budget of nothing', { ...choose('first'), id: 3, budget: { work: 0 } }, /\/budget\/work/],
    [
      'a budget that has run out',
      { ...choose('first', { milliseconds: -5 }), id: 3 },
      /\/budget\/milliseconds/,
    ],
    [
      'a model that is not hex',
      { ...choose('first', { model: 'xyz' }), id: 3 },
      /\/model a model is written in/,
    ],
    ['a field too many', { ...choose('first'), id: 3, cheat: true }, /\/cheat this field is not known/],
  ])('a message that is %s is a failure with the place', async (_, message, why) => {
    const heard = await replies([message, { ...choose('first'), id: 4 }], first())
    const id = typeof message === 'object' && message !== null ? 3 : 0
    expect(heard[0]).toMatchObject({ kind: 'failure', id, message: expect.stringMatching(why) })
    expect(heard[1]).toEqual({ kind: 'answer', id: 4, answer: LEGAL[0] })
  })

  test('a number that is none is answered with one that is', async () => {
    const [reply] = await replies([{ ...choose('first'), id: 1.5 }], first())
    expect(reply).toMatchObject({ kind: 'failure', id: 0 })
  })

  test.each<[string, object, RegExp]>([
    ['a game that there is not', { place: { ...placeOf('first'), game: 'chess' } }, /no game "chess"/],
    ['a bot that there is not', { place: placeOf('nobody') }, /Hexapawn has no bot "nobody"/],
    [
      'a campaign that there is not',
      { place: { ...placeOf('first'), campaign: 'war' } },
      /no campaign "war"/,
    ],
    ['a seat that there is not', { place: placeOf('first', 2) }, /no seat 2; the seats are white, black/],
    [
      'options of another game',
      { place: { ...placeOf('first'), options: { radius: 9 } } },
      /options \/radius/,
    ],
    ['a view that is none', { view: { pawns: [] } }, /view \/pawns/],
  ])('%s is a failure, and said each time', async (_, wrong, why) => {
    const question = { ...choose('first'), ...wrong, id: 1 }
    for (const reply of await replies([question, question], first()))
      expect(reply).toMatchObject({ kind: 'failure', message: expect.stringMatching(why) })
  })

  test('a bot that fails, at once or later, is a failure with its message', async () => {
    const failing = (id: string, fail: () => never | Promise<never>): Bot<Hexapawn> => ({
      ...first(),
      id,
      join: () => ({ choose: fail }),
    })
    const bots = [
      failing('throws', () => {
        throw new Error('out of ideas')
      }),
      failing('rejects', async () => {
        throw new Error('out of time')
      }),
    ]
    const asked = bots.map(({ id }, number) => ({ ...choose(id), id: number }))
    expect(await replies(asked, ...bots)).toEqual([
      { kind: 'failure', id: 0, message: 'out of ideas' },
      { kind: 'failure', id: 1, message: 'out of time' },
    ])
  })

  test('advice comes best first, and from a bot that gives none as a failure', async () => {
    const adviser: Bot<Hexapawn> = {
      ...first(),
      id: 'adviser',
      join: (loaded, seat) => ({
        choose: view => loaded.legal(view, seat)[0] as Action,
        advise: view => ({ choices: loaded.legal(view, seat).map(action => ({ action, chance: 0.5 })) }),
      }),
    }
    const ask = (bot: string) => ({ ...choose(bot), kind: 'advise', id: 1 })
    const [advised, refused] = await replies([ask('adviser'), ask('first')], adviser, first())
    expect(advised).toMatchObject({ kind: 'answer', answer: LEGAL.map(action => ({ action, chance: 0.5 })) })
    expect(refused).toMatchObject({ kind: 'failure', message: 'the bot "first" of Hexapawn gives no advice' })
  })

  test('makes the decisions of a campaign', async () => {
    const host = botHost(
      async () => sealedBidsBox,
      () => 0,
    )
    const campaign = await sealedBidsBox.open(({ campaigns = [] }) => campaigns[0])?.load()
    if (!campaign) throw new Error('there is a tour')
    const [place, view, legal] = campaign.open(({ campaign: tour }) => {
      const [{ options: own }] = tour.scenarios
      const loaded = tour.load(own)
      const state = loaded.setup({} as never, () => {})
      const at = { game: 'sealed-bids', campaign: tour.id, options: own, bot: 'random', seat: 0 }
      return [at, loaded.view(state, 0), loaded.legal(state, 0)] as const
    })
    const question: BotQuestion = { kind: 'choose', id: 1, place, view, seed: 's', budget: { work: 1 } }
    expect(legal).toContainEqual(await host.answer(question, () => {}))
  })
})

describe('seats at a host', () => {
  test('are taken once for all decisions of a match', async () => {
    const noted = { seats: [], budgets: [] }
    await replies(
      [1, 2, 3].map(id => ({ ...choose('first'), id })),
      first(noted),
    )
    expect(noted.seats).toHaveLength(1)
  })

  test('the one that was not asked for longest is evicted when there are too many', async () => {
    const noted = { seats: [], budgets: [] }
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const host = botHost(boxWith(...ids.map(id => ({ ...first(noted), id }))), () => 0)
    const seatsAfter = async (asked: string) => {
      for (const id of asked) await host.answer({ ...choose(id), id: 1 }, () => {})
      return noted.seats.length
    }
    expect(await seatsAfter('abcdef')).toBe(6)
    expect(await seatsAfter('a')).toBe(6)
    // The seventh takes the place of b, which was asked before all others.
    expect(await seatsAfter('g')).toBe(7)
    expect(await seatsAfter('acdefg')).toBe(7)
    expect(await seatsAfter('b')).toBe(8)
  })
})

describe('a bot leaves its seat', () => {
  /** Notes who has left. */
  function leaving(id: string, left: string[]): Bot<Hexapawn> {
    return {
      ...first(),
      id,
      join: (loaded, seat, model) => ({
        ...first().join(loaded, seat, model),
        dispose: () => void left.push(id),
      }),
    }
  }

  test('when it is evicted, and when the host ends; it is seated again when it is asked', async () => {
    const left: string[] = []
    const ids = [...'abcdefg']
    const host = botHost(boxWith(...ids.map(id => leaving(id, left))), () => 0)
    for (const id of ids) await host.answer({ ...choose(id), id: 1 }, () => {})
    expect(left).toEqual(['a'])
    await host.dispose()
    expect(left).toEqual(ids)
    await host.answer({ ...choose('c'), id: 1 }, () => {})
    await host.dispose()
    expect(left).toEqual([...ids, 'c'])
  })

  test('when its channel is closed', async () => {
    const left: string[] = []
    const channel = localChannel(boxWith(leaving('a', left)), () => 0)
    await channel.ask(choose('a'))
    channel.close()
    await new Promise(resolve => setTimeout(resolve, 1))
    expect(left).toEqual(['a'])
  })
})

describe('a budget', () => {
  async function budgetOf(milliseconds: number | undefined, now: () => number): Promise<Budget> {
    const noted = { seats: [], budgets: [] as Budget[] }
    const host = botHost(boxWith(first(noted)), now)
    const question = choose('first', milliseconds === undefined ? {} : { milliseconds })
    await host.answer({ ...question, id: 1, budget: { ...question.budget, work: 0.25 } }, () => {})
    const [budget] = noted.budgets
    if (!budget) throw new Error('the bot was asked')
    return budget
  }

  test('of time runs out by the clock of the host', async () => {
    let time = 1000
    const budget = await budgetOf(50, () => time)
    expect(budget).toMatchObject({ work: 0.25 })
    expect(budget.expired()).toBe(false)
    time = 1049
    expect(budget.expired()).toBe(false)
    time = 1050
    expect(budget.expired()).toBe(true)
  })

  test('without time never runs out', async () => {
    let time = 0
    const budget = await budgetOf(undefined, () => time)
    time = 1e12
    expect(budget.expired()).toBe(false)
  })
})

describe('a local channel', () => {
  test('asks bots on the same thread, and hands out copies', async () => {
    const channel = localChannel(boxWith(first()), () => 0)
    const question = choose('first')
    const answer = await channel.ask(question)
    expect(answer).toEqual(LEGAL[0])
    expect(answer).not.toBe(LEGAL[0])
    await expect(channel.ask(choose('nobody'))).rejects.toThrow('has no bot "nobody"')
  })

  test('what was asked before it was closed is dropped', async () => {
    const channel = localChannel(boxWith(first()), () => 0)
    const lost = channel.ask(choose('first'))
    channel.close()
    expect(await channel.ask(choose('first'))).toEqual(LEGAL[0])
    expect(await Promise.race([lost, Promise.resolve('nothing')])).toBe('nothing')
  })
})
