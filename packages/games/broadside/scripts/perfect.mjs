// What perfect play scores against the bots, on duels small enough to be solved exactly.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/perfect.mjs responses
//   node packages/games/broadside/scripts/perfect.mjs duels --count 600
//
// `responses` goes through every state of a very small duel: the score of perfect play, and of the play that gets the most
// out of one bot. `duels` plays somewhat larger ones: perfect play from the exact table, and the admiral as in all large
// duels, with a value network. Prints tables in Markdown; the same --seed gives the same numbers.
import { parseArgs } from 'node:util'
import { bots, broadside, combatantOfKind, ruleset } from '@sextant/broadside'
import { branches, FULL_BUDGET, SeededDice } from '@sextant/engine'
import { effectsOf } from '../dist/battle/bot/admiral/effects.js'
import { gridOf } from '../dist/battle/bot/admiral/exact/grid.js'
import { solveExactly, tableEvaluation } from '../dist/battle/bot/admiral/exact/table.js'
import { networkEvaluation } from '../dist/battle/bot/admiral/network/network-evaluation.js'
import { trainBySelfPlay } from '../dist/battle/bot/admiral/network/self-play.js'
import { bestByRollouts } from '../dist/battle/bot/admiral/playing-on.js'
import { rateActions } from '../dist/battle/bot/admiral/search.js'

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

/** Perfect play, best responses and the bots themselves, by value iteration over every state. */
function responses(id, options) {
  const rules = broadside.load(options)
  const graph = graphOf(rules)
  const scripted = Object.fromEntries(
    ['greedy', 'cautious'].map(name => [name, policyOf(graph, scriptOf(rules, name))]),
  )
  const best = valuesOf(graph, [undefined, undefined])
  const perfect = [0, 1].map(seat => bestPolicy(graph, best, seat))
  console.log(`| ${id}, ${graph.states.length} states | against greedy | against cautious |`)
  console.log('| --- | ---: | ---: |')
  const row = (name, mine) => {
    const scores = ['greedy', 'cautious'].map(other => {
      // From both seats, and whichever side begins.
      const asFirst = valuesOf(graph, [mine(0), scripted[other]])
      const asSecond = valuesOf(graph, [scripted[other], mine(1)])
      const starts = graph.starts.flatMap(state => [asFirst[state], 1 - asSecond[state]])
      return (100 * mean(starts)).toFixed(1)
    })
    console.log(`| ${name} | ${scores.join(' | ')} |`)
  }
  row('best response', () => undefined)
  row('perfect play', seat => perfect[seat])
  row('cautious', () => scripted.cautious)
  row('greedy', () => scripted.greedy)
  console.log('')
}

function graphOf(rules) {
  const [states, numbers, seats, choices] = [[], new Map(), [], []]
  const add = state => {
    const key = JSON.stringify([state.T, state.D, state.sides])
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, states.length)
    return states.push({ ...rules.copy(state), turn: 1 }) - 1
  }
  const starts = [0, ruleset.turns.actions].map(T => {
    const state = rules.setup(SeededDice.from('start'), () => undefined)
    return add({ ...state, T })
  })
  for (let i = 0; i < states.length; i++) {
    const [seat] = rules.toAct(states[i])
    seats.push(seat)
    choices.push(
      rules.legal(states[i], seat).map(action => {
        let ended = 0
        const next = new Map()
        for (const { chance, state } of branches(rules, states[i], seat, action)) {
          const outcome = rules.outcome(state)
          if (outcome) ended += chance * outcome.scores[0]
          else next.set(add(state), (next.get(add(state)) ?? 0) + chance)
        }
        return { type: action.type, ended, next: [...next] }
      }),
    )
  }
  return { states, seats, choices, starts }
}

/** By state, to seat 0; a seat without a policy takes what is best for it. */
function valuesOf({ states, seats, choices }, policies) {
  const found = new Float64Array(states.length).fill(0.5)
  for (let sweep = 0; sweep < 400; sweep++) {
    let change = 0
    for (let i = states.length - 1; i >= 0; i--) {
      const forced = policies[seats[i]]?.[i]
      const listed = forced === undefined ? choices[i] : [choices[i][forced]]
      const worths = listed.map(choice => worthOf(choice, found))
      const value = seats[i] === 0 ? Math.max(...worths) : Math.min(...worths)
      change = Math.max(change, Math.abs(value - found[i]))
      found[i] = value
    }
    if (change < 1e-6) break
  }
  return found
}

/** Among choices that are alike, the first that leads on: a win that is put off for ever is none. */
function bestPolicy({ seats, choices }, best, seat) {
  return choices.map((listed, i) => {
    if (seats[i] !== seat) return undefined
    const worths = listed.map(choice => worthOf(choice, best) * (seat === 0 ? 1 : -1))
    const top = Math.max(...worths)
    const good = worths.flatMap((worth, number) => (top - worth < 1e-7 ? [number] : []))
    const shots = good.filter(number => ['cannon', 'rifle', 'board'].includes(listed[number].type))
    return shots[0] ?? good[0]
  })
}

function worthOf({ ended, next }, found) {
  return next.reduce((sum, [state, chance]) => sum + chance * found[state], ended)
}

function policyOf({ states, seats, choices }, choose) {
  const dice = SeededDice.from(values.seed)
  return states.map((state, i) => {
    const { type } = choose(state, seats[i], dice)
    return choices[i].findIndex(choice => choice.type === type)
  })
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
  const percent = part => (100 * part).toFixed(1)
  return [won, drawn, lost, percent((won + drawn / 2) / count), percent(won / (won + lost))]
}

function scriptOf(rules, id) {
  const bot = bots.find(one => one.id === id)
  const players = [0, 1].map(seat => bot.join(rules, seat))
  return (state, seat, dice) => players[seat].choose(state, dice, FULL_BUDGET)
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
