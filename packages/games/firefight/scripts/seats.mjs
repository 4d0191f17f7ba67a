// How often blue wins a scenario between two captains: every pairing of the teams in turn, each map with the teams in both
// seats, so that what a team is worth cancels out. Needs the built package.
//
//     node packages/games/firefight/scripts/seats.mjs 210 hill-ford flags       210 matches of each of these
//     node packages/games/firefight/scripts/seats.mjs 210 flags --seed other    on other maps and dice
//     node packages/games/firefight/scripts/seats.mjs 1008 flags --write        puts the result into the file of the scenario
//
// Every pairing is played as often as any other: a number that is no multiple of all of them, from both seats, is rounded up.

import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { stateHash } from '@sextant/engine'
import { firefight } from '@sextant/firefight'
import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

/** Every two teams, equal ones too: 21 pairings of six. */
const pairings = teamIds.flatMap((one, place) => teamIds.slice(place).map(other => [one, other]))
const CYCLE = 2 * pairings.length

const { matches, scenarios, bot, seed, write: writes } = asked()

for (const scenario of scenarios) {
  let [blue, rounds] = [0, 0]
  const reasons = new Map()
  for (let match = 0; match < matches; match++) {
    const pair = match >> 1
    const [one, other] = pairings[pair % pairings.length]
    const rules = match % 2 === 0 ? rulesOf(scenario, one, other) : rulesOf(scenario, other, one)
    const result = await play(rules, [bot, bot], `${seed} ${scenario} ${pair}`)
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
  if (writes)
    await write(scenario, {
      seat: 'blue',
      score: Math.round(1000 * share) / 1000,
      matches,
      bot: bot.id,
      rules: firefight.version,
      options: stateHash(optionsOf(scenario)),
    })
}

async function write(scenario, seatCount) {
  const file = new URL(`../data/scenarios/${scenario}.json`, import.meta.url)
  const { seatCount: _, ...rest } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, `${JSON.stringify({ ...rest, seatCount }, null, 2)}\n`)
}

function optionsOf(scenario) {
  return firefight.scenarios.find(({ id }) => id === scenario).options
}

/** What is asked for; ends with a sentence where that cannot be told. */
function asked() {
  const { values, positionals } = parsed()
  const [count = '', ...named] = positionals
  if (!/^[1-9]\d{0,5}$/.test(count))
    refuse(`the number of matches comes first, 1 to 999999, found ${JSON.stringify(count)}`)
  if (named.length === 0) refuse('no scenario is named')
  const known = firefight.scenarios.map(({ id }) => id)
  for (const id of named)
    if (!known.includes(id)) refuse(`there is no scenario ${id}; there are ${known.join(', ')}`)
  const matches = Math.ceil(Number(count) / CYCLE) * CYCLE
  if (matches !== Number(count))
    console.error(`${matches} matches of each: all ${pairings.length} pairings from both seats`)
  return { matches, scenarios: named, bot: botOf(values.bot), seed: values.seed, write: values.write }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: 'seats' },
        bot: { type: 'string', default: 'captain' },
        write: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return refuse(error.message)
  }
}

function botOf(id) {
  try {
    return botNamed(id)
  } catch (error) {
    return refuse(error.message)
  }
}

function refuse(why) {
  console.error(
    `${why}\nusage: node packages/games/firefight/scripts/seats.mjs MATCHES SCENARIO… [--seed TEXT] [--bot ID] [--write]`,
  )
  process.exit(2)
}
