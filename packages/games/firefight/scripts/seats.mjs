// How often blue wins a scenario between two captains: every pairing of the teams in turn, each map with the teams in both
// seats, so that what a team is worth cancels out. Needs the built package.
//
//     node packages/games/firefight/scripts/seats.mjs 200 hill-ford flags       200 matches of each of these
//     node packages/games/firefight/scripts/seats.mjs 200 flags --seed other    on other maps and dice

import { parseArgs } from 'node:util'
import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'seats' }, bot: { type: 'string', default: 'captain' } },
})
const [count = '200', ...scenarios] = positionals
const bot = botNamed(values.bot)

/** Every two teams, equal ones too: 21 pairings. */
const pairings = teamIds.flatMap((one, place) => teamIds.slice(place).map(other => [one, other]))

for (const scenario of scenarios) {
  const matches = Number(count)
  let [blue, rounds] = [0, 0]
  const reasons = new Map()
  for (let match = 0; match < matches; match++) {
    const pair = match >> 1
    const [one, other] = pairings[pair % pairings.length]
    const rules = match % 2 === 0 ? rulesOf(scenario, one, other) : rulesOf(scenario, other, one)
    const result = await play(rules, [bot, bot], `${values.seed} ${scenario} ${pair}`)
    blue += result.scores[0]
    rounds += result.round
    const how = `${result.scores[0] === 1 ? 'blue' : result.scores[0] === 0 ? 'red' : 'nobody'} ${result.reason}`
    reasons.set(how, (reasons.get(how) ?? 0) + 1)
  }
  const share = blue / matches
  const ends = [...reasons].sort((a, b) => b[1] - a[1]).map(([how, n]) => `${how} ${n}`)
  console.log(
    `${scenario}: blue ${percent(share)} % of ${matches} (${interval(share, matches).map(percent).join(' to ')}), ${(rounds / matches).toFixed(1)} rounds; ${ends.join(', ')}`,
  )
}
