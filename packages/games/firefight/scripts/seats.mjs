// How often blue wins a scenario between two captains: every pairing of the teams in turn, each map with the teams in both
// seats, so that what a team is worth cancels out. Needs the built package.
//
//     node packages/games/firefight/scripts/seats.mjs 200 hill-ford flags       200 matches of each of these
//     node packages/games/firefight/scripts/seats.mjs 200 flags --seed other    on other maps and dice
//     node packages/games/firefight/scripts/seats.mjs 1000 flags --write        puts the result into the file of the scenario

import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { firefight } from '@sextant/firefight'
import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'seats' },
    bot: { type: 'string', default: 'captain' },
    write: { type: 'boolean', default: false },
  },
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
  if (values.write)
    await write(scenario, {
      seat: 'blue',
      score: Math.round(1000 * share) / 1000,
      matches,
      bot: bot.id,
      rules: firefight.version,
    })
}

async function write(scenario, seatCount) {
  const file = new URL(`../data/scenarios/${scenario}.json`, import.meta.url)
  const { seatCount: _, ...rest } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, `${JSON.stringify({ ...rest, seatCount }, null, 2)}\n`)
}
