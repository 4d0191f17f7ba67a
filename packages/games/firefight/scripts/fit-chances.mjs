// Fits the weights of `src/battle/bot/win-weights.ts`: two captains play, and from what speaks for the one whose turn it is and
// who wins follows the chance to win, by logistic regression. Needs the built package.
//
//     node packages/games/firefight/scripts/fit-chances.mjs 100        matches of every scenario
//     node packages/games/firefight/scripts/fit-chances.mjs 100 flags      of those that flags decide

import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { ordersOf } from '../dist/battle/bot/orders.js'
import { outlookOf } from '../dist/battle/bot/outlook.js'
import { attacksLeftIn } from '../dist/battle/bot/plan.js'
import { featuresAfter, searchTurn } from '../dist/battle/bot/search.js'
import { botSeatFor } from '../dist/battle/bot/seat.js'
import { CAPTAIN } from '../dist/battle/bot/temper.js'
import { turnScale } from '../dist/battle/bot/turn-worth.js'
import { CONTESTS, FEATURES } from '../dist/battle/bot/win-features.js'
import { botNamed, rulesOf, teamIds } from './series.mjs'

const [matches = 100, ...chosen] = process.argv.slice(2)
const SCENARIOS = {
  fight: ['elimination', 'printed'],
  hold: ['hill', 'hill-ford'],
  flags: ['flags', 'flags-town'],
  terrain: ['ruins', 'ruins'],
  breakthrough: ['breakthrough', 'breakthrough'],
}

/** Whose turn it is, and who attempts a breakthrough: these may count for either. */
const SIGNED = ['turn', 'attacker']
/** Weight on small weights. */
const RIDGE = 2

for (const contest of CONTESTS) {
  if (contest === 'end' || (chosen.length > 0 && !chosen.includes(contest))) continue
  const names = [...FEATURES.fight, ...(contest === 'fight' ? [] : FEATURES[contest])]
  const samples = []
  for (const [series, scenario] of SCENARIOS[contest].entries())
    for (let match = 0; match < matches; match++)
      samples.push(...(await samplesOf(scenario, series * matches + match)))
  const half = samples.filter(({ match }) => match % 2 === 0)
  const other = samples.filter(({ match }) => match % 2 === 1)
  const score = brier(other, fitted(half, names))
  const base = brier(
    other,
    half[0].x.map(() => 0),
  )
  const weights = fitted(samples, names)
  console.log(
    `${contest}: ${samples.length} turns; Brier score on the half that was left out ${score.toFixed(3)}, of 50 % ${base.toFixed(3)}`,
  )
  console.log(`  ${contest}: [${weights.map(each => each.toFixed(2)).join(', ')}], // ${names.join(', ')}`)
}

/** What each turn of a match began with, and how it ended for the one whose turn it was. */
async function samplesOf(scenario, match) {
  const blue = teamIds[match % 6]
  const red = teamIds[(match + Math.floor(match / 6)) % 6]
  const rules = rulesOf(scenario, blue, red)
  const players = [0, 1].map(seat => botNamed('captain').join(rules, seat))
  const seats = [0, 1].map(seat => botSeatFor(rules.tables, seat, CAPTAIN))
  const dice = SeededDice.from(`fit ${scenario} ${match}/dice`)
  const choosing = SeededDice.from(`fit ${scenario} ${match}/choices`)
  const state = rules.setup(dice, () => undefined)
  const samples = []
  let turn = -1
  while (!state.over) {
    const [seat] = rules.toAct(state)
    if (state.round > 0 && state.turn !== turn) {
      turn = state.turn
      samples.push({ match, seat, x: featuresOf(seats[seat], state, choosing) })
    }
    rules.apply(state, seat, await players[seat].choose(state, choosing, FULL_BUDGET), dice, () => undefined)
  }
  const { scores } = rules.outcome(state)
  return samples.map(({ match, seat, x }) => ({ match, x, y: scores[seat] }))
}

function featuresOf(bot, state, dice) {
  const outlook = outlookOf(bot, state, false)
  const left = attacksLeftIn(bot, state)
  const choices = outlook.own.map(unit => ordersOf(outlook, unit, left > 0))
  const best = searchTurn(outlook, CAPTAIN.search, choices, left, dice, FULL_BUDGET)
  const features = featuresAfter(turnScale(outlook, CAPTAIN.search, left), best)
  return features.flatMap(({ contest, values }) => (contest === 'end' ? [] : values))
}

/** What speaks for a seat never counts against it, but for the seats themselves: other weights below 0 are left out. */
function fitted(samples, names) {
  const size = samples[0].x.length
  const free = [...samples[0].x.keys()]
  for (;;) {
    const weights = Array(size).fill(0)
    const some = newton(samples.map(({ x, y }) => ({ x: free.map(place => x[place]), y })))
    for (const [n, place] of free.entries()) weights[place] = some[n]
    const below = free.find((place, n) => some[n] < 0 && !SIGNED.includes(names[place]))
    if (below === undefined) return weights
    free.splice(free.indexOf(below), 1)
  }
}

/** Newton’s method, with a little weight on small weights. */
function newton(samples) {
  const size = samples[0].x.length
  let weights = Array(size).fill(0)
  for (let round = 0; round < 30; round++) {
    const slope = weights.map(weight => -RIDGE * weight)
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE : 0)))
    for (const { x, y } of samples) {
      const p = chance(weights, x)
      for (let i = 0; i < size; i++) {
        slope[i] += (y - p) * x[i]
        for (let j = 0; j < size; j++) curve[i][j] += p * (1 - p) * x[i] * x[j]
      }
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, i) => weight + step[i])
  }
  return weights
}

function chance(weights, x) {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * weights[i], 0)))
}

function brier(samples, weights) {
  return samples.reduce((sum, { x, y }) => sum + (chance(weights, x) - y) ** 2, 0) / samples.length
}

function solve(matrix, vector) {
  const rows = matrix.map((row, i) => [...row, vector[i]])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]) > Math.abs(best[i]) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(i, 0, pivot)
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue
      const factor = rows[j][i] / pivot[i]
      for (let k = i; k <= rows.length; k++) rows[j][k] -= factor * pivot[k]
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i])
}
