import type { Bot, BotPlayer, Rules } from '@sextant/engine'
import { randomBot } from '@sextant/engine'
import { type Action, type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import { show as bidsShow, type SealedBids, sealedBids } from '@sextant/sealed-bids'
import { describe, expect, test } from 'vitest'
import { type BotCheckOptions, botChecks } from '../src/index.ts'

/** What the checks of a bot complain of; nothing where all pass. */
async function complaintsOf(
  join: (rules: Rules<Hexapawn>, seat: number, model?: Uint8Array) => BotPlayer<Hexapawn>,
  more: { bot?: Partial<Bot<Hexapawn>>; adviser?: string; bots?: BotCheckOptions } = {},
): Promise<string[]> {
  const bot: Bot<Hexapawn> = { id: 'mine', title: 'Mine', about: '', join, ...more.bot }
  const { adviser } = more
  const boxed = { game: hexapawn, show, bots: [bot], ...(adviser !== undefined && { adviser }) }
  const complaints: string[] = []
  for (const { name, run } of botChecks(boxed, { ...(more.bots && { bots: more.bots }) }))
    try {
      await run()
    } catch (error) {
      complaints.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  return complaints
}

const firstOf = (rules: Rules<Hexapawn>, view: Hexapawn['state'], seat: number) =>
  rules.legal(view, seat)[0] as Action

describe('a sound bot passes', () => {
  test('that answers at once, and one that takes time', async () => {
    expect(await complaintsOf((rules, seat) => randomBot<Hexapawn>().join(rules, seat))).toEqual([])
    expect(
      await complaintsOf((rules, seat) => ({ choose: async view => firstOf(rules, view, seat) })),
    ).toEqual([])
  })

  test('that is trained, and handed its model', async () => {
    let trained = 0
    const training = {
      key: () => 'one',
      train: () => Uint8Array.of(++trained),
      whyUnusable: () => undefined,
    }
    const joined = new Set<number | undefined>()
    const complaints = await complaintsOf(
      (rules, seat, model) => {
        joined.add(model?.[0])
        return { choose: view => firstOf(rules, view, seat) }
      },
      { bot: { training } },
    )
    expect(complaints).toEqual([])
    expect([...joined]).toEqual([1])
    expect(trained).toBe(1)
  })

  test('that gives advice', async () => {
    const advising = (rules: Rules<Hexapawn>, seat: number): BotPlayer<Hexapawn> => ({
      choose: view => firstOf(rules, view, seat),
      advise: view => ({ choices: rules.legal(view, seat).map(action => ({ action, chance: 0.5 })) }),
    })
    expect(await complaintsOf(advising, { adviser: 'mine' })).toEqual([])
  })
})

describe('a fault of a bot is found', () => {
  test('an action that is not legal, or none', async () => {
    const [legal] = await complaintsOf(() => ({ choose: () => ({ from: 0, to: 1 }) }))
    expect(legal).toMatch(/^mine: chooses legal actions.*decision 1: \{"from":0,"to":1\} is refused/)
    const [shape] = await complaintsOf(() => ({ choose: () => ({ from: 'a' }) as never }))
    expect(shape).toMatch(/is no action: \/from/)
  })

  test('a view that it changes', async () => {
    const [found] = await complaintsOf((rules, seat) => ({
      choose(view) {
        const action = firstOf(rules, view, seat)
        view.pawns[0].sort()
        return action
      },
    }))
    expect(found).toMatch(
      /^mine: chooses legal actions, and changes neither its view nor the tables: .*read only/,
    )
  })

  test('dice that are not those it was given', async () => {
    let calls = 0
    const found = await complaintsOf((rules, seat) => ({
      choose(view) {
        const legal = rules.legal(view, seat)
        return legal[calls++ % legal.length] as Action
      },
    }))
    expect(found.join()).toMatch(
      /mine: chooses the same with the same dice: decision \d+: .* in the course of a match/,
    )
  })

  test('memory of the decisions before', async () => {
    const found = await complaintsOf((rules, seat) => {
      let made = 0
      return {
        choose(view) {
          const legal = rules.legal(view, seat)
          return legal[made++ === 0 ? 0 : legal.length - 1] as Action
        },
      }
    })
    expect(found.join()).toMatch(/chooses the same with the same dice/)
  })

  test('work that grows when there is less of it, and a budget that is ignored without time', async () => {
    const found = await complaintsOf((rules, seat) => ({
      choose(view, _dice, budget) {
        for (let copies = 0; copies < 10 / budget.work; copies++) rules.copy(view)
        return firstOf(rules, view, seat)
      },
    }))
    expect(found).toEqual([
      expect.stringMatching(/mine: keeps to its budget: .* calls of the rules with a tenth/),
    ])
    const stuck = await complaintsOf((rules, seat) => ({
      choose: (view, _dice, budget) => (budget.expired() ? (undefined as never) : firstOf(rules, view, seat)),
    }))
    expect(stuck).toEqual([expect.stringMatching(/mine: keeps to its budget/)])
  })

  test('tables that it changes', async () => {
    const found = await complaintsOf((rules, seat) => ({
      choose(view) {
        rules.tables.q[0] = (rules.tables.q[0] ?? 0) + 1
        return firstOf(rules, view, seat)
      },
    }))
    expect(found.join()).toMatch(/nor the tables: it changes the tables at \/q\/0/)
  })

  test('advice that names an action twice or none, is out of order, or is not given by the adviser', async () => {
    const advising =
      (choices: (legal: readonly Action[]) => { action: Action; chance: number }[]) =>
      (rules: Rules<Hexapawn>, seat: number): BotPlayer<Hexapawn> => ({
        choose: view => firstOf(rules, view, seat),
        advise: view => ({ choices: choices(rules.legal(view, seat)) }),
      })
    const twice = advising(legal => [...legal, ...legal].map(action => ({ action, chance: 0.5 })))
    expect((await complaintsOf(twice)).join()).toMatch(/advice about .* of which not each is legal once/)
    const none = advising(() => [])
    expect((await complaintsOf(none)).join()).toMatch(/of which not each is legal once/)
    const wrong = advising(() => [{ action: { from: 0, to: 1 }, chance: 0.5 }])
    expect((await complaintsOf(wrong)).join()).toMatch(/of which not each is legal once/)
    const stuck = advising(legal =>
      legal.slice(0, 1).map(action => ({ action, next: [action], chance: 0.5 })),
    )
    expect((await complaintsOf(stuck)).join()).toMatch(/cannot go on with its action 2/)
    const rising = advising(legal => legal.map((action, place) => ({ action, chance: place / 100 })))
    expect((await complaintsOf(rising)).join()).toMatch(/do not fall/)
    const silent = (rules: Rules<Hexapawn>, seat: number) => ({
      choose: (view: Hexapawn['state']) => firstOf(rules, view, seat),
    })
    expect(await complaintsOf(silent, { adviser: 'mine' })).toEqual([
      'mine: gives sound advice: it is named as the adviser, and gives no advice',
    ])
    await expect(complaintsOf(silent, { adviser: 'yours' })).rejects.toThrow('no bot yours to give advice')
  })

  test('a look at what its view does not show', async () => {
    let secret = 0
    /** Rules that remember the last state they were asked about, and a bot that reads it there. */
    const leaky = {
      ...sealedBids,
      load(options: SealedBids['options']) {
        const rules = sealedBids.load(options)
        return {
          ...rules,
          outcome(state: SealedBids['state']) {
            secret = [...JSON.stringify(state)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
            return rules.outcome(state)
          },
        }
      },
    }
    const spy: Bot<SealedBids> = {
      id: 'spy',
      title: 'Spy',
      about: '',
      join: (rules, seat) => ({
        choose(view) {
          const legal = rules.legal(view, seat)
          return legal[secret % legal.length] as SealedBids['action']
        },
      }),
    }
    const checks = botChecks({ game: leaky, show: bidsShow, bots: [spy] })
    const check = checks.find(({ name }) => name === 'spy: goes by its view alone')
    await expect(check?.run()).rejects.toThrow(/by what its view does not show/)
  })
})

test('a bot can be given options of its own', async () => {
  const limits = new Set<number>()
  const noted = (rules: Rules<Hexapawn>, seat: number) => {
    limits.add(rules.limit)
    return { choose: (view: Hexapawn['state']) => firstOf(rules, view, seat) }
  }
  expect(await complaintsOf(noted, { bots: { options: { mine: { radius: 1 } } } })).toEqual([])
  expect([...limits]).toEqual([hexapawn.load({ radius: 1 }).limit])
  const wrong = await complaintsOf(noted, { bots: { options: { mine: { radius: 99 } } } })
  expect(wrong[0]).toMatch(/hexapawn options \/radius/)
})

test('bots that are left out are named, and have a reason', async () => {
  const bots = { skip: { mine: 'takes an hour to train' } }
  expect(await complaintsOf(() => ({ choose: () => ({ from: 0, to: 0 }) }), { bots })).toEqual([])
  await expect(
    complaintsOf(() => ({ choose: () => ({ from: 0, to: 0 }) }), { bots: { skip: { his: 'gone' } } }),
  ).rejects.toThrow('no bot his to leave out or set apart')
})
