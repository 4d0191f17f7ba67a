// Every bot against a player that rushes the flags, on drawn maps, all pairings of teams in turn, from both seats: how often
// the rusher wins, and how often within two rounds. Needs the built package.
//
//     node packages/games/firefight/scripts/flag-rush.mjs 60
//     node packages/games/firefight/scripts/flag-rush.mjs 60 flags-town captain       on the fixed map, one bot
//     node packages/games/firefight/scripts/flag-rush.mjs 100 flags captain fresh     on other seeds

import { rusher } from './rusher.mjs'
import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

const [count = 60, scenario = 'flags', ...named] = process.argv.slice(2)
const chosen = named.filter(each => each !== 'fresh')
const seed = named.includes('fresh') ? 'fresh rush' : 'rush'
const matches = Number(count)
const ids = chosen.length > 0 ? chosen : ['recruit', 'corporal', 'sergeant', 'captain']

console.log('| bot | rusher is | rusher has | 95 % interval | in round 1 | in round 2 | rounds |')
console.log('| --- | --- | ---: | --- | ---: | ---: | ---: |')
for (const id of ids)
  for (const [seat, side] of ['blue', 'red'].entries()) {
    const bot = botNamed(id)
    let [score, rounds] = [0, 0]
    const won = [0, 0, 0]
    for (let match = 0; match < matches; match++) {
      const blue = teamIds[match % 6]
      // Every third map is a mirror battle.
      const red = match % 3 === 0 ? blue : teamIds[(match + 1 + (Math.floor(match / 6) % 5)) % 6]
      const rules = rulesOf(scenario, blue, red)
      const result = await play(rules, seat === 0 ? [rusher, bot] : [bot, rusher], `${seed} ${match}`)
      score += result.scores[seat]
      rounds += result.round
      if (result.scores[seat] === 1 && result.round <= 2) won[result.round] += 1
    }
    const share = score / matches
    const range = interval(share, matches).map(percent).join(' to ')
    const cells = [id, side, percent(share), range, won[1], won[2], (rounds / matches).toFixed(1)]
    console.log(`| ${cells.join(' | ')} |`)
  }
