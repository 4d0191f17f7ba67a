import { type Budget, FULL_BUDGET, type Rules, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/bot/index.ts'
import { type HexReversi, hexReversi, type State } from '../src/index.ts'
import { startOf } from './play.ts'

const { options } = hexReversi.scenarios[0]

describe.each(bots.map(bot => [bot.id, bot] as const))('%s', (_id, bot) => {
  test('takes a corner when it can', () => {
    const rules = hexReversi.load(options)
    const corner = rules.tables.zones.indexOf('corner')
    const state = withLine(rules, corner)
    expect(bot.join(rules, 0).choose(state, SeededDice.from('b'), FULL_BUDGET)).toEqual({
      type: 'place',
      cell: corner,
    })
  })

  test('answers with a legal action when its time is up at once, and with no work at all', () => {
    const rules = hexReversi.load(options)
    const state = startOf(rules)
    const hurried: Budget[] = [
      { work: 1, expired: () => true },
      { work: 0, expired: () => false },
    ]
    for (const budget of hurried) {
      const action = bot.join(rules, 0).choose(state, SeededDice.from('b'), budget)
      expect(rules.legal(state, 0)).toContainEqual(action)
    }
  })
})

test('the gardener looks at fewer replies with less work', () => {
  const looked = (work: number) => {
    const loaded = hexReversi.load(options)
    let applied = 0
    const rules: Rules<HexReversi> = {
      ...loaded,
      apply(...args) {
        applied++
        loaded.apply(...args)
      },
    }
    const gardener = bots.find(({ id }) => id === 'gardener')
    const state = startOf(rules)
    gardener?.join(rules, 0).choose(state, SeededDice.from('b'), { work, expired: () => false })
    return applied
  }
  expect(looked(0.25)).toBeLessThan(looked(1))
  expect(looked(0)).toBe(hexReversi.load(options).legal(startOf(hexReversi.load(options)), 0).length)
})

/** A disc of green between the empty corner and one of red, besides the start. */
function withLine(rules: Rules<HexReversi>, corner: number): State {
  const state = startOf(rules)
  const { cells, start } = rules.tables.rays
  const direction =
    [0, 1, 2, 3, 4, 5].find(side => (start[corner * 6 + side] ?? 0) < rayEnd(rules, corner, side)) ?? 0
  const first = start[corner * 6 + direction] ?? 0
  state.discs[cells[first] ?? 0] = 1
  state.discs[cells[first + 1] ?? 0] = 0
  return state
}

function rayEnd(rules: Rules<HexReversi>, cell: number, direction: number): number {
  return rules.tables.rays.end[cell * 6 + direction] ?? 0
}
