import { at, SeededDice } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { trainModel } from '../src/battle/bot/admiral/training.ts'
import { graphOfDuel } from '../src/battle/bot/perfect/duel-graph.ts'
import { admiral, broadside, type Options, type State } from '../src/index.ts'
import { adviceOf } from './play.ts'
import { smallDuels } from './small-duel.ts'
import { valuesWithoutEnd } from './values-without-end.ts'

/** The admiral values an early win by a millionth an action more than a late one. */
const TOLERANCE = 1e-5

/**
 * Cut small, a duel is solved exactly by plain value iteration over its real states, which shares nothing with the
 * admiral but the rules. The admiral has a table of such a duel, and must be as good.
 */
describe.each(Object.entries(smallDuels))('%s', (_name, options) => {
  const { game, best, advice, policy } = solved(options)

  it('knows what every choice is worth', () => {
    let worst = 0
    for (const [i, choices] of game.choices.entries()) {
      for (const { action, won, drawn, next, chances } of choices) {
        let worth = won + drawn / 2
        for (const [n, state] of next.entries()) worth += at(chances, n) * at(best, state)
        const told = advice[i]?.get(action.type) ?? Number.NaN
        const mine = game.seats[i] === 0 ? worth : 1 - worth
        worst = Math.max(worst, Math.abs(told - mine))
      }
    }
    expect(worst).toBeLessThan(TOLERANCE)
  })

  it.each([0, 1])(
    'plays seat %i so well that no play of the other could bring it less than it is due',
    seat => {
      const held = valuesWithoutEnd(game, (acting, state) => (acting === seat ? policy[state] : undefined))
      let worst = 0
      for (let i = 0; i < held.length; i++)
        worst = Math.max(worst, Math.abs((held[i] as number) - (best[i] as number)))
      expect(worst).toBeLessThan(TOLERANCE)
    },
  )
})

function solved(options: Options) {
  const rules = broadside.load(options)
  const starts: State[] = []
  for (let seed = 0; starts.length < 2; seed++) {
    const state = rules.setup(SeededDice.from(`start ${seed}`), () => undefined)
    if (!starts.some(({ T }) => T === state.T)) starts.push(state)
  }
  const game = graphOfDuel(rules, starts)
  const best = valuesWithoutEnd(game, () => undefined)
  const model = trainModel(rules.tables, () => undefined)
  const players = [0, 1].map(seat => admiral.join(rules, seat, model))
  const advice: Map<string, number>[] = []
  const policy: number[] = []
  for (const [i, state] of game.states.entries()) {
    const choices = adviceOf(players[game.seats[i] ?? 0], state)
    advice.push(new Map(choices.map(({ action, chance }) => [action.type, chance])))
    policy.push((game.choices[i] ?? []).findIndex(({ action }) => action.type === choices[0]?.action.type))
  }
  return { game, best, advice, policy }
}
