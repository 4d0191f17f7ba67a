// Plays every scenario with every pairing of the scripted bots and prints a table: the player's share of the score, the
// share of the side that began, the turns a duel takes and how it ends; then in how many duels somebody boarded. Needs
// the built package (npx tsc -b packages/games/broadside).
//
//     node packages/games/broadside/scripts/pairings.mjs 400

import { broadside, cautious, greedy } from '@sextant/broadside'
import { FULL_BUDGET, SeededDice } from '@sextant/engine'

const duels = Number(process.argv[2] ?? 200)
const scripts = [greedy, cautious]
let [played, boarded] = [0, 0]

console.log(
  '| scenario | player | game | player’s score | who began | turns | sunk | crew lost | fled | lost sight |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const { id, options } of broadside.scenarios) {
  const rules = broadside.load(options)
  for (const player of scripts)
    for (const game of scripts) {
      const sum = { score: 0, first: 0, turns: 0, sunk: 0, 'crew-lost': 0, fled: 0, 'lost-sight': 0 }
      for (let duel = 0; duel < duels; duel++) {
        const { outcome, turns, first, boards } = play(rules, [player, game], `${id} ${duel}`)
        sum.score += outcome.scores[0]
        sum.first += outcome.scores[first]
        sum.turns += turns
        sum[outcome.reason]++
        played++
        if (boards) boarded++
      }
      const share = value => `${((100 * value) / duels).toFixed(1)} %`
      const cells = [
        id,
        player.id,
        game.id,
        share(sum.score),
        share(sum.first),
        (sum.turns / duels).toFixed(1),
        ...['sunk', 'crew-lost', 'fled', 'lost-sight'].map(reason => share(sum[reason])),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
}

console.log(`\nSomebody boarded in ${boarded} of ${played} duels.`)

/** One duel from a seed, the same whenever it is played. */
function play(rules, line, seed) {
  const players = line.map((bot, seat) => bot.join(rules, seat))
  const dice = SeededDice.from(`${seed}/dice`)
  const choosing = SeededDice.from(`${seed}/choices`)
  const state = rules.setup(dice, () => undefined)
  const [first] = rules.toAct(state)
  let boards = false
  const watch = ({ weapon }) => {
    if (weapon === 'board') boards = true
  }
  while (!state.ended) {
    const [seat] = rules.toAct(state)
    rules.apply(state, seat, players[seat].choose(state, choosing, FULL_BUDGET), dice, watch)
  }
  return { outcome: rules.outcome(state), turns: state.turn, first, boards }
}
