import { at, type Budget, FULL_BUDGET } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseOn } from '../src/battle/bot/advice.ts'
import { ordersOf } from '../src/battle/bot/orders.ts'
import { outlookOf } from '../src/battle/bot/outlook.ts'
import { attacksLeftIn } from '../src/battle/bot/plan.ts'
import { candidatesOf } from '../src/battle/bot/search.ts'
import { botSeatFor } from '../src/battle/bot/seat.ts'
import { CAPTAIN } from '../src/battle/bot/temper.ts'
import { turnScale, turnWorth } from '../src/battle/bot/turn-worth.ts'
import type { State, Tables } from '../src/index.ts'
import { anyBattle } from './any-battle.ts'
import { dice, fieldOf, gun, soldier } from './bot-field.ts'

const HURRIED: Budget = { work: 0.02, expired: () => true }

describe('the adviser of Firefight', () => {
  test('has orders for units that a watcher could see on their way', async () => {
    const field = fieldOf(
      [soldier({ weapons: [gun(3, 3)] }), soldier({ weapons: [gun(3, 3)] })],
      [soldier({ weapons: [gun(4, 1)], wounds: 1 }), soldier({})],
    )
    // Both have a long way to go, and the watcher sees none of it yet.
    const state = field.position({ 0: [-2, -4], 1: [1, -6], 2: [0, 3], 3: [3, 3] })
    state.watch[2] = 0
    const advice = await field.player(0).advise?.(state, dice(), FULL_BUDGET)
    expect(advice?.choices[0]?.action.type).toBe('move')
    const legal = field.rules.legal(state, 0)
    for (const { action } of advice?.choices ?? []) expect(legal).toContainEqual(action)
  })

  test.each([
    ['with time to think', FULL_BUDGET],
    ['without any', HURRIED],
  ])('never says to end a turn in which it thinks an order of one unit better than none, %s', (_, budget) => {
    let ended = 0
    fc.assert(
      fc.property(fc.nat(), seed => {
        const { rules, state } = anyBattle(seed)
        if (seed % 2 === 0) watchAll(rules.tables, state)
        const bot = botSeatFor(rules.tables, state.active, CAPTAIN)
        const search = CAPTAIN.search ?? expect.fail('the captain searches')
        const { choices } = adviseOn(bot, search, state, dice(), budget)
        if (choices[0]?.action.type !== 'end-turn') return
        ended++
        const outlook = outlookOf(bot, state, false)
        const left = attacksLeftIn(bot, state)
        const scale = turnScale(outlook, search, left)
        const all = outlook.own.map(unit => {
          const orders = ordersOf(outlook, unit, left > 0)
          return candidatesOf(outlook, orders, orders.length, dice())
        })
        const nothing = all.map(orders => at(orders, 0))
        const most = Math.max(
          ...all.flatMap((orders, place) =>
            orders.map(order => turnWorth(scale, nothing.with(place, order))),
          ),
        )
        expect(most).toBeLessThanOrEqual(turnWorth(scale, nothing) + 1e-6)
      }),
      // In the first of these positions the turn is ended.
      { numRuns: 150, examples: [[23]] },
    )
    expect(ended).toBeGreaterThan(0)
  })
})

/** Every enemy of the active side that can watches. */
function watchAll({ units }: Tables, state: State): void {
  for (const { index, seat, watching } of units)
    if (seat !== state.active) state.watch[index] = watching[0] ?? -1
}
