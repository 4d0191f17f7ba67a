// Plays many matches of playbook against playbook and prints the results, scenario by scenario:
//     node packages/games/underwater-hockey/scripts/distribution.mjs 1000 [scenario]
// Needs the built packages (npm run build). The same number of matches gives the same figures.
import { SeededDice } from '@sextant/engine'
import { reportOf, underwaterHockey } from '@sextant/underwater-hockey'

const matches = Number(process.argv[2] ?? 1000)
const only = process.argv[3]
if (!Number.isInteger(matches) || matches < 1) throw new Error('how many matches? a whole number, at least 1')

for (const { id, options } of underwaterHockey.scenarios)
  if (only === undefined || only === id) show(id, series(underwaterHockey.load(options), id))

function series(rules, id) {
  return Array.from({ length: matches }, (_, match) => {
    const dice = SeededDice.from(`${id} ${match}`)
    const events = []
    const emit = event => events.push(event)
    const state = rules.setup(dice, emit)
    while (!rules.outcome(state))
      for (const seat of rules.toAct(state)) rules.apply(state, seat, { type: 'commit' }, dice, emit)
    return {
      turns: state.turn - 1,
      score: state.score,
      ...rules.outcome(state),
      deeds: reportOf(events).match,
    }
  })
}

function show(id, played) {
  const turns = played.map(match => match.turns).sort((a, b) => a - b)
  const share = count => `${((100 * count) / matches).toFixed(1)} %`
  const wins = seat => played.filter(({ scores }) => scores[seat] === 1).length
  const limit = played.filter(({ reason }) => reason !== 'goals').length
  console.log(`${id}: ${matches} matches`)
  console.log(`  blue wins ${share(wins(0))}, red wins ${share(wins(1))}, turn limit ${share(limit)}`)
  const quantile = part => turns[Math.min(matches - 1, Math.floor(part * matches))]
  const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95].map(quantile)
  console.log(`  turns at 5, 25, 50, 75, 95 %: ${quantiles.join(', ')}; ${turns[0]} to ${turns.at(-1)}`)
  const scores = new Map()
  for (const { score } of played) scores.set(score.join(':'), (scores.get(score.join(':')) ?? 0) + 1)
  const listed = [...scores].sort().map(([score, count]) => `${score} ${share(count)}`)
  console.log(`  scores: ${listed.join(', ')}`)
  for (const name of ['goals', 'possession', 'shots', 'saves', 'steals', 'passes', 'submerged']) {
    const mean = team => (played.reduce((sum, { deeds }) => sum + deeds[team][name], 0) / matches).toFixed(1)
    console.log(`  ${name} in a match: blue ${mean('blue')}, red ${mean('red')}`)
  }
}
