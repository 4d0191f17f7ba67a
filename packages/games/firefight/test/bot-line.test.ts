import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { playerFor } from '../src/battle/bot/player.ts'
import { CAPTAIN, SERGEANT } from '../src/battle/bot/temper.ts'
import { firefight, type State, type Tables, teams } from '../src/index.ts'

describe('who defends a breakthrough stays between the enemy and the last rows:', () => {
  test.each([
    ['sergeant', SERGEANT, 0.15],
    ['captain', CAPTAIN, 0.06],
  ])('the %s', async (_, temper, most) => {
    const { options } = firefight.scenarios.find(({ id }) => id === 'breakthrough') ?? expect.fail()
    const named = (wanted: string) => teams.find(({ id }) => id === wanted) ?? expect.fail(wanted)
    const rules = firefight.load({ ...options, teams: { blue: named('vanguard'), red: named('watchers') } })
    let [pairs, past] = [0, 0]
    for (const seed of ['one', 'two', 'three']) {
      const players = [playerFor(rules.tables, 0, CAPTAIN), playerFor(rules.tables, 1, temper)]
      const dice = SeededDice.from(`${seed}/dice`)
      const choosing = SeededDice.from(`${seed}/choices`)
      const state = rules.setup(dice, () => undefined)
      let turn = state.turn
      while (!state.over) {
        const [seat = 0] = rules.toAct(state)
        const action = await players[seat]?.choose(state, choosing, FULL_BUDGET)
        if (!action) throw new Error('no player')
        rules.apply(state, seat, action, dice, () => undefined)
        if (state.turn === turn || state.active !== 0 || state.round < 3) continue
        turn = state.turn
        pairs += countPairs(rules.tables, state, () => true)
        past += countPairs(rules.tables, state, (runner, defender) => runner >= defender)
      }
    }
    expect(pairs).toBeGreaterThan(50)
    expect(past / pairs).toBeLessThan(most)
  })
})

/** Pairs of a blue and a red unit on the map whose rows fit. */
function countPairs(
  { units, board }: Tables,
  state: State,
  fits: (blue: number, red: number) => boolean,
): number {
  const rows = (side: number) =>
    units.flatMap(({ index, seat }) => {
      const row = board.r[state.at[index] ?? -1]
      return seat === side && row !== undefined ? [row] : []
    })
  return rows(0).flatMap(blue => rows(1).filter(red => fits(blue, red))).length
}
