import { SeededDice } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { expect, test } from 'vitest'
import { contextFor } from '../src/bot/context.ts'
import { outlookOf } from '../src/bot/outlook.ts'
import { CAPTAIN } from '../src/bot/temper.ts'
import { threatTo } from '../src/bot/threats.ts'
import { usualDamage } from '../src/bot/usual-damage.ts'
import { bladesOfHex } from '../src/game.ts'
import { kindOf } from '../src/rules/board-units.ts'

test('threats are what each enemy in reach would do, in every position of a match', () => {
  const rules = bladesOfHex.load(bladesOfHex.scenarios[0].options)
  const { tables } = rules
  const context = contextFor(tables, CAPTAIN)
  const dice = SeededDice.from('threats')
  const state = rules.setup(dice, () => undefined)
  for (let step = 0; step < 200 && !rules.outcome(state); step++) {
    const [seat = 0] = rules.toAct(state)
    const { roster, enemy } = outlookOf(context, state, state.turn)
    const cell = dice.d(tables.board.size) - 1
    for (const target of tables.kinds.keys()) {
      const inReach = roster.units.filter(({ unit, cell: from }) => {
        const { speed, range } = kindOf(tables, unit)
        return unit.army === enemy && distance(tables.board, cell, from) <= speed + range
      })
      const each = inReach.map(({ unit }) => usualDamage(context.usual, unit.kind, target, false))
      const all = each.reduce((sum, damage) => sum + damage, 0)
      expect(threatTo(context.threats, context.usual, cell, target, false)).toBeCloseTo(all, 9)
    }
    rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, () => undefined)
  }
})
