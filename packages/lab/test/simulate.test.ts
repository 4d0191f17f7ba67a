import { BotFault, botsFor, trainingCache } from '@sextant/bots'
import {
  type Bot,
  GameFault,
  type MatchRecord,
  type Rules,
  randomBot,
  replay,
  verifyDice,
} from '@sextant/engine'
import { type Action, type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { simulate } from '../src/index.ts'

type Pawns = Bot<Hexapawn>
const boxed = { game: hexapawn, show, bots: [] }
const options = hexapawn.scenarios[0].options

/** Takes the first legal action, and notes where it sat. */
function firstBot(id: string, sat: number[] = []): Pawns {
  return {
    id,
    title: id,
    about: '',
    join(rules, seat) {
      sat.push(seat)
      return { choose: view => rules.legal(view, seat)[0] as Action }
    },
  }
}

describe('simulate', () => {
  it('gives the same result for the same seed and another for another', async () => {
    const play = (seed: string) => simulate(boxed, { options, games: 40, bots: [randomBot()], seed })
    expect(await play('one')).toEqual(await play('one'))
    expect(await play('one')).not.toEqual(await play('two'))
  })

  it('gives the same result whether records are kept or not', async () => {
    const series = { options, games: 20, bots: [randomBot<Hexapawn>()], seed: 's' }
    const kept = await simulate(boxed, { ...series, onRecord: () => {} })
    expect(kept).toEqual(await simulate(boxed, series))
  })

  it('keeps records that replay and whose dice can be checked', async () => {
    const records: MatchRecord[] = []
    await simulate(boxed, {
      options,
      games: 5,
      bots: [randomBot()],
      seed: 's',
      onRecord: record => void records.push(record),
    })
    expect(records).toHaveLength(5)
    for (const record of records) {
      expect(replay(hexapawn, record).ok).toBe(true)
      expect(verifyDice(hexapawn, record).ok).toBe(true)
      expect(record.seats.map(({ player }) => player)).toEqual(['random', 'random'])
    }
    expect(new Set(records.map(({ commitment }) => commitment)).size).toBe(5)
  })

  it('lets bots change seats from game to game', async () => {
    const [a, b]: [number[], number[]] = [[], []]
    await simulate(boxed, { options, games: 4, bots: [firstBot('a', a), firstBot('b', b)], seed: 's' })
    expect(a).toEqual([0, 1, 0, 1])
    expect(b).toEqual([1, 0, 1, 0])
  })

  it('plays each seed with every line-up before the next', async () => {
    const played: unknown[][] = []
    const tally = await simulate(boxed, {
      options,
      games: 5,
      bots: [firstBot('a'), firstBot('b')],
      seed: 's',
      onRecord: ({ seed, seats }) => void played.push([seed, ...seats.map(({ player }) => player)]),
    })
    expect(tally.blocks).toBe(3)
    const seeds = [...new Set(played.map(([seed]) => seed))]
    expect(seeds).toHaveLength(3)
    expect(played.map(([seed, ...line]) => [seeds.indexOf(seed), ...line])).toEqual([
      [0, 'a', 'b'],
      [0, 'b', 'a'],
      [1, 'a', 'b'],
      [1, 'b', 'a'],
      [2, 'a', 'b'],
    ])
  })

  it('tells how far it has come after every game', async () => {
    const seen: number[] = []
    let actions = 0
    const tally = await simulate(boxed, {
      options,
      games: 3,
      bots: [randomBot()],
      seed: 's',
      onProgress: progress => {
        seen.push(progress.games)
        actions = progress.actions
      },
    })
    expect(seen).toEqual([1, 2, 3])
    expect(actions).toBe(tally.length.total)
  })

  it('ends between games when it is stopped, and counts what was played', async () => {
    let asked = 0
    const stopped = async () => ++asked === 3
    const series = { options, bots: [randomBot<Hexapawn>()], seed: 's' }
    const tally = await simulate(boxed, { ...series, games: 10, stopped })
    expect(tally).toEqual(await simulate(boxed, { ...series, games: 3 }))
    expect(tally.games).toBe(3)
  })

  it('names the bot that chose what it may not, and the step', async () => {
    const cheat: Pawns = { ...firstBot('cheat'), join: () => ({ choose: () => ({ from: 0, to: 1 }) }) }
    const bots = [firstBot('a'), cheat]
    await expect(simulate(boxed, { options, games: 1, bots, seed: 's' })).rejects.toThrow(BotFault)
    await expect(simulate(boxed, { options, games: 1, bots, seed: 's' })).rejects.toThrow('cheat, step 2:')
    const onRecord = () => {}
    await expect(simulate(boxed, { options, games: 1, bots, seed: 's', onRecord })).rejects.toThrow(
      'cheat, step 2:',
    )
  })

  it('names the bot that failed', async () => {
    const broken: Pawns = {
      ...firstBot('broken'),
      join: () => ({
        choose: () => {
          throw new Error('out of ideas')
        },
      }),
    }
    const play = simulate(boxed, { options, games: 1, bots: [broken], seed: 's' })
    await expect(play).rejects.toThrow('broken, step 1: out of ideas')
  })

  it('tells a bug in the rules from one in a bot', async () => {
    const faulty = {
      ...boxed,
      game: {
        ...hexapawn,
        load: (given: typeof options) => ({
          ...hexapawn.load(given),
          apply: () => {
            throw new Error('the board is on fire')
          },
        }),
      },
    }
    const play = simulate(faulty, { options, games: 1, bots: [randomBot()], seed: 's' })
    await expect(play).rejects.toThrow(GameFault)
    await expect(play).rejects.toThrow('hexapawn, step 1: the board is on fire')
  })

  it('stops a match that goes on past the limit of its rules', async () => {
    const endless = {
      ...boxed,
      game: { ...hexapawn, load: (given: typeof options) => ({ ...hexapawn.load(given), limit: 3 }) },
    }
    const play = simulate(endless, { options, games: 1, bots: [randomBot()], seed: 's' })
    await expect(play).rejects.toThrow('past its limit of 3 actions')
  })
})

describe('models', () => {
  it('are trained once for a cache, however many games and series are played', async () => {
    let trained = 0
    const joined: (Uint8Array | undefined)[] = []
    const bot: Pawns = {
      ...firstBot('trained'),
      training: {
        key: ({ limit }) => `limit ${limit}`,
        train({ limit }) {
          trained++
          return Uint8Array.of(limit)
        },
        whyUnusable: () => undefined,
      },
      join(rules, seat, model) {
        joined.push(model)
        return firstBot('').join(rules, seat)
      },
    }
    const trainings = trainingCache()
    await simulate(boxed, { options, games: 3, bots: [bot], seed: 's', trainings })
    await simulate(boxed, { options, games: 3, bots: [bot], seed: 't', trainings })
    expect(trained).toBe(1)
    expect(joined).toHaveLength(12)
    expect(new Set(joined)).toEqual(new Set([Uint8Array.of(hexapawn.load(options).limit)]))
  })
})

describe('bots for a game', () => {
  it('are those that play anything, then its own, each id once', () => {
    const ids = botsFor({ ...boxed, bots: [firstBot('own'), firstBot('random')] }).map(({ id }) => id)
    expect(ids.slice(-2)).toEqual(['own', 'random'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('rollout')
  })

  it('notices a state that no match may have', async () => {
    const game = { ...hexapawn, load: (given: typeof options) => negligent(hexapawn.load(given)) }
    const play = simulate({ ...boxed, game }, { options, games: 1, bots: [randomBot()], seed: 's' })
    await expect(play).rejects.toThrow(/hexapawn, by step 1: Not plain data: .*-0/)
  })
})

/** Counts the moves down to -0 instead of 0. */
function negligent(rules: Rules<Hexapawn>): Rules<Hexapawn> {
  return {
    ...rules,
    apply(state, ...rest) {
      rules.apply(state, ...rest)
      Object.assign(state, { left: -0 })
    },
  }
}
