import { type Bot, type Game, type GameTypes, openInformation, type Rules, SeededDice } from '@sextant/engine'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type CalibrateSetup, calibrate } from '../../src/index.ts'

/** Seats throw a coin in turns; who is ahead after the last turn wins. */
interface Coins extends GameTypes {
  readonly state: { turn: number; lead: number }
  readonly action: 'throw'
  readonly event: never
  readonly options: { readonly turns: number; readonly seats: readonly string[] }
  readonly tables: undefined
}

const coins: Game<Coins> = {
  id: 'coins',
  title: 'Coins',
  version: 1,
  about: { summary: '', players: '2', length: '' },
  options: v.any(),
  state: v.any(),
  action: v.any(),
  scenarios: [{ id: 'usual', title: 'Usual', options: { turns: 30, seats: ['one', 'other'] } }],
  load({ turns, seats }): Rules<Coins> {
    const seatAt = (turn: number) => (turn - 1) % seats.length
    return {
      seats,
      limit: turns,
      tables: undefined,
      setup: () => ({ turn: 1, lead: 0 }),
      toAct: ({ turn }) => (turn > turns ? [] : [seatAt(turn)]),
      turn: ({ turn }) => ({ seats: [seatAt(turn)], number: turn }),
      legal: () => ['throw'],
      check: () => undefined,
      apply(state, seat, _action, dice) {
        if (dice.chance(0.5)) state.lead += seat === 0 ? 1 : -1
        state.turn++
      },
      outcome({ turn, lead }) {
        if (turn <= turns) return undefined
        const first = lead > 0 ? 1 : lead < 0 ? 0 : 0.5
        return {
          scores: seats.length === 2 ? [first, 1 - first] : seats.map(() => 1 / seats.length),
          reason: 'over',
        }
      },
      ...openInformation(state => ({ ...state })),
    }
  },
}

/** Estimates by the lead alone, as if it counted the same at any time: right about who, not about how much. */
function adviser(estimate: (lead: number) => number): Bot<Coins> {
  return {
    id: 'guide',
    title: 'Guide',
    about: '',
    join: (_rules, seat) => ({
      choose: () => 'throw',
      advise: ({ lead }) => ({
        choices: [{ action: 'throw', chance: estimate(seat === 0 ? lead : -lead) }],
      }),
    }),
  }
}

const byLead = adviser(lead => 1 / (1 + Math.exp(-lead / 4)))
const setup: CalibrateSetup<Coins> = {
  options: coins.scenarios[0].options,
  adviser: byLead,
  bots: [byLead],
  matches: 240,
  seed: 'test',
  work: 1,
}

describe('a calibration', () => {
  test('shows percentages where the estimate knows something once it is corrected', async () => {
    const found = await calibrate({ game: coins }, setup)
    if (!found.ok) throw new Error(found.why)
    const { thirds, matches, bots } = found.odds
    expect({ matches, bots }).toEqual({ matches: 240, bots: ['guide'] })
    expect(thirds.map(({ until }) => until)).toEqual([10, 20, undefined])
    expect(thirds[2].shown).toBe('percent')
    // A lead counts the more the later it is.
    expect(thirds[2].slope).toBeGreaterThan(thirds[0].slope)
    expect(thirds.every(({ tested }) => tested.positions === 120)).toBe(true)
  })

  test('shows words where it knows nothing, or is sure of everything', async () => {
    for (const estimate of [() => 1, (lead: number) => SeededDice.from(String(lead)).d(99) / 100]) {
      const found = await calibrate({ game: coins }, { ...setup, adviser: adviser(estimate) })
      if (!found.ok) throw new Error(found.why)
      expect(found.odds.thirds.map(({ shown }) => shown)).toEqual(['words', 'words', 'words'])
    }
  })

  test('is the same for the same seed', async () => {
    const small = { ...setup, matches: 40 }
    const found = await calibrate({ game: coins }, small)
    expect(await calibrate({ game: coins }, small)).toEqual(found)
    expect(await calibrate({ game: coins }, { ...small, seed: 'another' })).not.toEqual(found)
  })

  test('is none between more seats, without numbered turns, and when it is stopped', async () => {
    const three = { ...setup, options: { turns: 3, seats: ['a', 'b', 'c'] } }
    expect(await calibrate({ game: coins }, three)).toEqual({
      ok: false,
      why: 'odds are tested between two seats, Coins has 3',
    })
    const load = (options: Coins['options']): Rules<Coins> => {
      const { turn: _turn, ...rules } = coins.load(options)
      return rules
    }
    expect(await calibrate({ game: { ...coins, load } }, setup)).toMatchObject({ ok: false })
    expect(await calibrate({ game: coins }, { ...setup, stopped: () => true })).toMatchObject({ ok: false })
  })
})
