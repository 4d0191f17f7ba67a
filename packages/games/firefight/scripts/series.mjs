// Matches between two bots, each pair of them with seats swapped. Needs the built package (npx tsc -b packages/games/firefight).

import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { firefight, teams } from '@sextant/firefight'
import { bots } from '../dist/battle/bot/bots.js'

export const teamIds = teams.map(({ id }) => id)

export function botNamed(id) {
  const bot = bots.find(each => each.id === id)
  if (!bot) throw new Error(`there is no bot ${id}`)
  return bot
}

/** The rules of a scenario with these teams. */
export function rulesOf(scenario, blue, red) {
  const { options } = firefight.scenarios.find(({ id }) => id === scenario)
  const named = id => teams.find(team => team.id === id)
  return firefight.load({ ...options, teams: { blue: named(blue), red: named(red) } })
}

/** One match from a seed, the same whenever it is played. */
export async function play(rules, players, seed) {
  const seated = players.map((bot, seat) => bot.join(rules, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const state = rules.setup(dice, () => undefined)
  while (!state.over) {
    const [seat] = rules.toAct(state)
    rules.apply(state, seat, await seated[seat].choose(state, choosing, FULL_BUDGET), dice, () => undefined)
  }
  return { scores: rules.outcome(state).scores, round: state.round, reason: state.over.reason }
}

/** The 95 % interval of a share, after Wilson. */
export function interval(share, matches) {
  const z = 1.96
  const middle = (share + z ** 2 / (2 * matches)) / (1 + z ** 2 / matches)
  const half =
    (z / (1 + z ** 2 / matches)) * Math.sqrt((share * (1 - share)) / matches + z ** 2 / (4 * matches ** 2))
  return [middle - half, middle + half]
}

export const percent = share => (100 * share).toFixed(1)
