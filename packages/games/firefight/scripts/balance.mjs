// Every pairing of the teams, played by the strongest bot, half of the matches from either seat: a table with the share of the
// score of the team of each row against the team of each column, then the share of blue. Needs the built package.
//
//     node packages/games/firefight/scripts/balance.mjs 200
//     node packages/games/firefight/scripts/balance.mjs 100 hill        another scenario
//     node packages/games/firefight/scripts/balance.mjs 40 elimination captain brood,veil     pairings with these teams
//     node packages/games/firefight/scripts/balance.mjs 200 elimination captain brood+veil    this pairing alone
//     node packages/games/firefight/scripts/balance.mjs 200 elimination captain brood+veil fresh    on other seeds

import { botNamed, interval, percent, play, rulesOf, teamIds } from './series.mjs'

const [matches = 200, scenario = 'elimination', id = 'captain', chosen = teamIds.join(), seed = ''] =
  process.argv.slice(2)
const bot = botNamed(id)
const unknown = chosen.split(/[,+]/).filter(team => !teamIds.includes(team))
if (unknown.length > 0) throw new Error(`there is no team ${unknown.join()}; the teams are ${teamIds.join()}`)
const shares = new Map()
let [blue, mirror, mirrors, played, rounds] = [0, 0, 0, 0, 0]

const pairings = teamIds.flatMap((one, place) => teamIds.slice(place + 1).map(other => [one, other]))
const mirrorPairs = teamIds.map(id => [id, id])
for (const [one, other] of [...pairings, ...mirrorPairs]) {
  const names = [one, other, `${one}+${other}`, `${other}+${one}`]
  if (!chosen.split(',').some(team => names.includes(team))) continue
  const seats = [rulesOf(scenario, one, other), rulesOf(scenario, other, one)]
  let score = 0
  for (let match = 0; match < matches; match++) {
    const seat = match % 2
    const result = await play(seats[seat], [bot, bot], `${seed}${one} ${other} ${match >> 1}`)
    score += result.scores[seat]
    blue += result.scores[0]
    rounds += result.round
    played++
    if (one !== other) continue
    mirror += result.scores[0]
    mirrors++
  }
  if (one === other) continue
  const share = score / matches
  shares.set(`${one} ${other}`, share)
  shares.set(`${other} ${one}`, 1 - share)
  console.error(`${one} ${other} ${percent(share)}`)
}

console.log(`| against | ${teamIds.join(' | ')} | all |`)
console.log(`| --- |${teamIds.map(() => ' ---: |').join('')} ---: |`)
for (const one of teamIds) {
  const row = teamIds.map(other => shares.get(`${one} ${other}`))
  const known = row.filter(share => share !== undefined)
  if (known.length === 0) continue
  const all = known.reduce((sum, share) => sum + share, 0) / known.length
  const cells = row.map(share => (share === undefined ? '' : percent(share)))
  console.log(`| ${one} | ${cells.join(' | ')} | ${percent(all)} |`)
}
const range = (share, count) => interval(share, count).map(percent).join(' to ')
const had = (share, count) => `${percent(share)} % of ${count}`
console.log(`\nBlue has ${had(blue / played, played)} matches (${range(blue / played, played)}).`)
if (mirrors > 0) {
  const share = mirror / mirrors
  console.log(`Between equal teams it has ${had(share, mirrors)} (${range(share, mirrors)}).`)
}
console.log(`A match takes ${(rounds / played).toFixed(1)} rounds.`)
