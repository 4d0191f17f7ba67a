import { type Bot, FULL_BUDGET, randomBot, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { adviseOn } from '../src/bot/advice.ts'
import { chooseByPlan } from '../src/bot/choice.ts'
import { contextFor } from '../src/bot/context.ts'
import { chooseByForesight, effortIn } from '../src/bot/foresight.ts'
import { outlookOf } from '../src/bot/outlook.ts'
import { plansOf } from '../src/bot/plan.ts'
import { CAPTAIN } from '../src/bot/temper.ts'
import { bots, type State } from '../src/index.ts'
import type { Unit } from '../src/state.ts'
import type { Blades } from '../src/types.ts'
import { playMatch, rules } from './play.ts'

const [recruit, sergeant, captain, colonel, general] = bots as [
  BladesBot,
  BladesBot,
  BladesBot,
  BladesBot,
  BladesBot,
]
const { tables } = rules
const context = contextFor(tables, CAPTAIN)
type BladesBot = Bot<Blades>

describe('the game’s own bots', () => {
  test.each([
    [recruit, 40],
    [captain, 40],
    [general, 5],
  ])('$id beats random play in at least 95 of 100 games, and takes the last city in 90', (bot, games) => {
    const { wins, finished } = series(bot, randomBot(), games)
    expect(wins).toBeGreaterThanOrEqual(0.95 * games)
    expect(finished).toBeGreaterThanOrEqual(0.9 * games)
  })

  test('each plays better than the one before', () => {
    expect(winsOf(sergeant, recruit, 30, 16)).toBeGreaterThanOrEqual(16)
    expect(winsOf(captain, sergeant, 30, 19)).toBeGreaterThanOrEqual(19)
    expect(winsOf(colonel, captain, 10, 6)).toBeGreaterThanOrEqual(6)
  })

  test('easy ones lead few units in a turn', () => {
    for (const [bot, most] of [
      [recruit, 2],
      [sergeant, 3],
    ] as const) {
      let led = 0
      playMatch([bot, captain], 'attention', ({ units }, seat, action) => {
        if (seat !== 0 || !('unit' in action) || units[action.unit]?.status !== 'ready') return
        const used = Object.values(units).filter(({ army, status }) => army === 'red' && status !== 'ready')
        led = Math.max(led, used.filter(({ status }) => status !== 'new').length + 1)
      })
      expect(led).toBe(most)
    }
  })

  test('general beats captain in at least 7 of 10 games', () => {
    expect(winsOf(general, captain, 10, 7)).toBeGreaterThanOrEqual(7)
  })

  test('however crowded the board, thinking ahead ends with the effort', () => {
    const state = crowded()
    // One imagined step at most is begun with effort left and found to be too much.
    const step = plansOf(outlookOf(context, state, 'red')).length * Object.keys(state.units).length
    for (const left of [0, step, 120_000]) {
      const effort = { ...effortIn(FULL_BUDGET), left }
      const action = chooseByForesight(context, state, 'red', dice(), effort)
      expect(rules.check(state, 0, action)).toBeUndefined()
      expect(effort.left).toBeLessThan(0)
      expect(effort.left).toBeGreaterThan(-2 * step)
    }
  })

  test('without any effort the obvious plan is taken', () => {
    const state = crowded()
    const obvious = chooseByPlan(context, state, 'red', dice())
    const effort = effortIn({ work: 0, expired: () => false })
    expect(chooseByForesight(context, state, 'red', dice(), effort)).toEqual(obvious)
  })

  test('half the work is half the effort', () => {
    const spent = (work: number) => {
      const effort = effortIn({ work, expired: () => false })
      const { left } = effort
      chooseByForesight(context, crowded(), 'red', dice(), effort)
      return left - effort.left
    }
    expect(spent(0.5)).toBeLessThan(0.6 * spent(1))
    expect(spent(0.5)).toBeGreaterThan(0)
  })

  test('when time is up, the general answers with the best it has', () => {
    const state = rules.setup(dice(), () => undefined)
    let asked = 0
    const expired = () => ++asked > 3
    const action = chooseByForesight(context, state, 'red', dice(), effortIn({ work: 1, expired }))
    expect(rules.check(state, 0, action)).toBeUndefined()
    expect(asked).toBeGreaterThan(3)
    expect(asked).toBeLessThan(6)
  })

  test('two captains come to a decision', () => {
    expect(series(captain, captain, 10).finished).toBeGreaterThanOrEqual(8)
  })

  test('the same view and dice give the same choice', () => {
    const first = playMatch([general, captain], 'twice')
    const again = playMatch([general, captain], 'twice')
    expect(again.events).toEqual(first.events)
  })
})

describe('advice', () => {
  const half = { work: 0.5, expired: () => false }
  const advise = (state: State, army: 'red' | 'blue') => adviseOn(context, state, army, dice(), half).choices

  test('to walk into the last city comes first, and is as good as won', () => {
    const state = rules.setup(dice(), () => undefined)
    const cavalry = state.units['red-cavalry-1']
    if (cavalry) cavalry.at = '4,0'
    delete state.units['blue-infantry-1']
    const [best] = advise(state, 'red')
    expect(best?.action).toEqual({ type: 'move', unit: 'red-cavalry-1', to: '5,0' })
    expect(best?.chance).toBe(1)
  })

  test('follows who is better off', () => {
    const state = rules.setup(dice(), () => undefined)
    state.cities = { ...state.cities, middle: 'red', upper: 'red', lower: 'red' }
    state.gold.red = 200
    expect(advise(state, 'red')[0]?.chance).toBeGreaterThan(0.9)
    expect(advise({ ...state, turn: 'blue' }, 'blue')[0]?.chance).toBeLessThan(0.1)
  })

  test('is given in no time at all', () => {
    const state = rules.setup(dice(), () => undefined)
    const { choices } = adviseOn(context, state, 'red', dice(), { work: 1, expired: () => true })
    expect(choices.length).toBeGreaterThan(0)
    for (const { action, chance } of choices) {
      expect(rules.check(state, 0, action)).toBeUndefined()
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
    }
  })
})

function dice(): SeededDice {
  return SeededDice.from('bots')
}

/** A unit of red on every cell of some rows, of blue on every cell of others, with room between them. */
function crowded(): State {
  const state = rules.setup(dice(), () => undefined)
  const units = tables.names.flatMap((at, cell): [string, Unit][] => {
    const row = tables.board.r[cell] ?? 0
    if (row % 2 === 0) return []
    const army = row < 0 ? 'red' : 'blue'
    return [
      [`${army}-infantry-${cell}`, { army, kind: 'infantry', at, health: 120, status: 'ready', counters: 0 }],
    ]
  })
  return { ...state, units: Object.fromEntries(units) }
}

function series(bot: BladesBot, other: BladesBot, games: number): { wins: number; finished: number } {
  let wins = 0
  let finished = 0
  for (let game = 0; game < games; game++) {
    const { won, reason } = playGame(bot, other, game)
    if (won) wins++
    if (reason === 'last-city-taken') finished++
  }
  return { wins, finished }
}

/** Wins in at most `games` games; no more are played once it is certain whether there are enough. */
function winsOf(bot: BladesBot, other: BladesBot, games: number, enough: number): number {
  let wins = 0
  for (let game = 0; game < games && wins < enough && wins + games - game >= enough; game++)
    if (playGame(bot, other, game).won) wins++
  return wins
}

/** Seats are swapped from one game to the next. */
function playGame(bot: BladesBot, other: BladesBot, game: number): { won: boolean; reason: string } {
  const seat = game % 2
  const { outcome } = playMatch(seat === 0 ? [bot, other] : [other, bot], `${bot.id} ${other.id} ${game}`)
  return { won: outcome.scores[seat] === 1, reason: outcome.reason }
}
