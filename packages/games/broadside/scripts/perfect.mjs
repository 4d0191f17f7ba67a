// What perfect play scores against the bots, on duels small enough to be solved exactly.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/perfect.mjs responses
//   node packages/games/broadside/scripts/perfect.mjs duels --count 600
//
// `responses` goes through every state and turn of a very small duel, from the last action back to the first: what perfect
// play gets out of each bot, and what any play could. `duels` plays somewhat larger ones: perfect play from the exact
// table, and the admiral as in all large duels, with a value network. Prints tables in Markdown; the same --seed gives the same numbers.
import { parseArgs } from 'node:util'
import { bots, broadside, combatantOfKind, ruleset } from '@sextant/broadside'
import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { effectsOf } from '../dist/battle/bot/admiral/effects.js'
import { gridOf } from '../dist/battle/bot/admiral/exact/grid.js'
import { solveExactly, tableEvaluation } from '../dist/battle/bot/admiral/exact/table.js'
import { networkEvaluation } from '../dist/battle/bot/admiral/network/network-evaluation.js'
import { trainBySelfPlay } from '../dist/battle/bot/admiral/network/self-play.js'
import { bestByRollouts } from '../dist/battle/bot/admiral/playing-on.js'
import { rateActions } from '../dist/battle/bot/admiral/search.js'
import { backwardInduction, SCORE } from '../dist/battle/bot/perfect/backward-induction.js'
import { graphOfDuel } from '../dist/battle/bot/perfect/duel-graph.js'
import { scriptPolicy } from '../dist/battle/bot/perfect/script-policy.js'
import { CAUTIOUS, GREEDY } from '../dist/battle/bot/scripts.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '600' },
    duel: { type: 'string', default: '' },
    seed: { type: 'string', default: 'perfect' },
  },
})

const roll = (count, faces, perDistance) => ({ faces, count, bonus: 0, perDistance })
const smallRules = {
  ...ruleset,
  distance: { first: 2, farthest: 4 },
  attacks: {
    cannon: {
      least: 1,
      most: 20,
      ball: { hull: roll(1, 6, -1), crew: roll(1, 3, -1) },
      grape: { hull: roll(1, 3, -1), crew: roll(1, 4, -1) },
    },
    rifle: { least: 2, most: 20, hull: roll(1, 4, -1), crew: roll(1, 2, 0) },
    board: { least: 0, most: 0, defender: { bonus: 0 }, attacker: { faces: 4, count: 1, bonus: 0 } },
  },
  brace: 1,
  items: { shoring: { faces: 3, count: 2, bonus: 0 }, dressing: { faces: 3, count: 1, bonus: 0 } },
}
const boat = (hull, crew, ammo, shoring, menu) => ({
  ...combatantOfKind('sloop'),
  ...{ hull, hullMax: hull, crew, crewMax: crew, ammo, stores: { shoring, dressing: 0 }, menu, loot: [] },
})
const alike = side => ({ ruleset: smallRules, sides: [side, side] })
const BASICS = ['cannon', 'board', 'close', 'gain', 'brace']
const DUELS = {
  boats: alike(boat(9, 5, { ball: 2, grape: 0, rifle: 1 }, 1, [...BASICS, 'rifle', 'shoring'])),
  grape: alike(boat(7, 5, { ball: 2, grape: 1, rifle: 0 }, 0, [...BASICS, 'switch-ammo'])),
}
const SMALLEST = {
  'two balls': alike(boat(5, 3, { ball: 2, grape: 0, rifle: 0 }, 0, BASICS)),
  'three balls': alike(boat(5, 2, { ball: 3, grape: 0, rifle: 0 }, 0, BASICS)),
}
const chosen = duels => Object.entries(duels).filter(([id]) => values.duel === '' || values.duel === id)

switch (positionals[0]) {
  case 'responses':
    for (const [id, options] of chosen(SMALLEST)) responses(id, options)
    break
  case 'duels':
    for (const [id, options] of chosen(DUELS)) duels(id, options)
    break
  default:
    console.error('Say what to compute: responses or duels.')
    process.exitCode = 2
}

/**
 * What perfect play, the best answer to one bot, and the bots themselves get out of each bot: exact, by backward induction
 * over all turns, from both seats and whichever side begins.
 */
function responses(id, options) {
  const rules = broadside.load(options)
  const { limit, actions } = rules.tables.ruleset.turns
  const first = rules.setup(SeededDice.from('start'), () => undefined)
  const graph = graphOfDuel(
    rules,
    [0, actions].map(T => ({ ...first, T })),
  )
  const scripted = {
    greedy: scriptPolicy(graph, rules.tables, GREEDY),
    cautious: scriptPolicy(graph, rules.tables, CAUTIOUS),
  }
  const perfect = perfectPolicy(graph, limit)
  const exact = perfect.values.worth
  const [asFirst, asSecond] = graph.starts.map(start => exact[start])
  const value = (asFirst + 1 - asSecond) / 2
  console.log(
    `${id}: ${graph.states.length} states, ${limit} turns; with perfect play on both sides who begins scores ${percent(value)} of 100\n`,
  )
  console.log('| | against | won | drawn | lost | score of 100 | wins of 100 |')
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: |')
  for (const [other, script] of Object.entries(scripted)) {
    // From both seats: the average over where the duel can begin.
    const play = (mine, worth) => {
      const results = [0, 1].map(seat => {
        const policies = seat === 0 ? [mine, script] : [script, mine]
        const found = backwardInduction(graph, limit, policies, seat === 0 ? worth : turned(worth))
        const [won, lost] = seat === 0 ? [found.won, found.lost] : [found.lost, found.won]
        return { won: mean(graph.starts.map(i => won[i])), lost: mean(graph.starts.map(i => lost[i])) }
      })
      return { won: mean(results.map(r => r.won)), lost: mean(results.map(r => r.lost)) }
    }
    const row = (name, { won, lost }) => {
      const shares = [won, 1 - won - lost, lost, won + (1 - won - lost) / 2, won / (won + lost)]
      console.log(`| ${name} | ${other} | ${shares.map(percent).join(' | ')} |`)
    }
    row('best answer, in scores', play(undefined, SCORE))
    row('best answer, in wins', mostWins(play))
    row('perfect play', play(perfect.policy, SCORE))
    for (const [name, policy] of Object.entries(scripted)) if (name !== other) row(name, play(policy, SCORE))
  }
  console.log('')
}

/** Of all play the one with the most wins among its decided duels: a draw is worth nothing, a loss what a win must make up. */
function mostWins(play) {
  let found = play(undefined, SCORE)
  for (let share = 0; ; ) {
    const next = found.won / (found.won + found.lost)
    if (next - share < 1e-6) return found
    share = next
    found = play(undefined, { won: 1 - share, drawn: 0, lost: -share })
  }
}

/** The same worth, as the other seat sees it. */
function turned({ won, drawn, lost }) {
  return { won: -lost, drawn: -drawn, lost: -won }
}

function perfectPolicy(graph, limit) {
  const choices = Array.from({ length: limit + 1 }, () => new Uint8Array(graph.states.length))
  const values = backwardInduction(graph, limit, [undefined, undefined], SCORE, (turn, state, choice) => {
    choices[turn][state] = choice
  })
  const only = Array.from({ length: 20 }, (_, choice) =>
    Array.from({ length: 20 }, (_, i) => (i === choice ? 1 : 0)),
  )
  return { values, policy: (turn, state) => only[choices[turn][state]] }
}

/** Perfect play and the admiral with a network, with and without playing on, against each other and the scripts. */
function duels(id, options) {
  const rules = broadside.load(options)
  const { tables } = rules
  const effects = effectsOf(tables)
  const exact = tableEvaluation(solveExactly(tables, gridOf(tables, 1e9), effects, () => undefined))
  const { weights } = trainBySelfPlay(tables, effects, () => undefined)
  const network = networkEvaluation(tables, effects, Float32Array.from(weights))
  const rated = (evaluation, state) => {
    const sorted = rateActions(tables, effects, evaluation, state, FULL_BUDGET)
    return sorted.sort((a, b) => b.chance - a.chance || b.harm - a.harm)
  }
  const players = {
    perfect: state => rated(exact, state)[0].action,
    'search alone': state => rated(network, state)[0].action,
    admiral: state => bestByRollouts(network.rollOuts(state), rated(network, state), FULL_BUDGET).action,
    cautious: scriptOf(rules, 'cautious'),
    greedy: scriptOf(rules, 'greedy'),
  }
  console.log(`| ${id} | won | drawn | lost | score of 100 | wins of 100 |`)
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const own of ['perfect', 'admiral', 'search alone'])
    for (const other of ['cautious', 'greedy', ...(own === 'perfect' ? ['admiral'] : [])])
      console.log(
        `| ${own} against ${other} | ${series(rules, id, players[own], players[other]).join(' | ')} |`,
      )
  console.log('')
}

function series(rules, id, own, other) {
  const count = Number(values.count)
  let [won, drawn, lost] = [0, 0, 0]
  for (let game = 0; game < count; game++) {
    const seed = `${values.seed} ${id} ${Math.floor(game / 2)}`
    const [choosing, dice] = [SeededDice.from(`${seed}/choices`), SeededDice.from(`${seed}/dice`)]
    const state = rules.setup(SeededDice.from(`${seed}/start`), () => undefined)
    while (!rules.outcome(state)) {
      const [seat] = rules.toAct(state)
      const choose = seat === game % 2 ? own : other
      rules.apply(state, seat, choose(state, seat, choosing), dice, () => undefined)
    }
    const score = rules.outcome(state).scores[game % 2]
    if (score === 0.5) drawn++
    else if (score > 0.5) won++
    else lost++
  }
  return [won, drawn, lost, percent((won + drawn / 2) / count), percent(won / (won + lost))]
}

function scriptOf(rules, id) {
  const bot = bots.find(one => one.id === id)
  const players = [0, 1].map(seat => bot.join(rules, seat))
  return (state, seat, dice) => players[seat].choose(state, dice, FULL_BUDGET)
}

function percent(part) {
  return (100 * part).toFixed(1)
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
