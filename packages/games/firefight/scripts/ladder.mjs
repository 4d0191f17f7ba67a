// Every bot against the one below it, all pairings of teams in turn, each map from both seats. Needs the built package.
//
//     node packages/games/firefight/scripts/ladder.mjs 100
//     node packages/games/firefight/scripts/ladder.mjs 100 hill flags      these scenarios in turn

import { performance } from 'node:perf_hooks'
import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

const [matches = 100, ...chosen] = process.argv.slice(2)
const scenarios = chosen.length > 0 ? chosen : ['elimination']
const levels = ['recruit', 'corporal', 'sergeant', 'captain']

console.log('| bot | against | score | 95 % interval | rounds | ms a match |')
console.log('| --- | --- | ---: | --- | ---: | ---: |')
for (const [below, id] of levels.slice(1).entries()) {
  const [bot, other] = [botNamed(id), botNamed(levels[below])]
  let [score, rounds] = [0, 0]
  const start = performance.now()
  for (let match = 0; match < matches; match++) {
    const pair = match >> 1
    const seat = match % 2
    const blue = teamIds[pair % 6]
    // Every third map is a mirror battle.
    const red = pair % 3 === 0 ? blue : teamIds[(pair + 1 + (Math.floor(pair / 6) % 5)) % 6]
    const rules = rulesOf(scenarios[pair % scenarios.length], blue, red)
    const result = await play(rules, seat === 0 ? [bot, other] : [other, bot], `${id} ${pair}`)
    score += result.scores[seat]
    rounds += result.round
  }
  const share = score / matches
  const cells = [
    id,
    other.id,
    percent(share),
    interval(share, Number(matches)).map(percent).join(' to '),
    (rounds / matches).toFixed(1),
    ((performance.now() - start) / matches).toFixed(0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
