import type { Bot, BotPlayer, Dice, GameTypes, Rules, Seat } from '@sextant/engine'
import { at } from '@sextant/engine'

import { type RolloutSettings, rolloutCard } from './rollout-card.ts'

/**
 * Looks ahead by playing random matches from imagined states: for each legal action how often it wins, more
 * matches for those that look better (UCB1). Plays any game, fairly well where random play says something.
 */
export function rolloutBot<T extends GameTypes>(settings: RolloutSettings): Bot<T> {
  return {
    ...rolloutCard(settings),
    join: (rules, seat) => rolloutPlayer(rules, seat, settings),
  }
}

/** UCB1's weight of trying what has been tried little, for scores between 0 and 1. */
const CURIOSITY = Math.SQRT2 / 2

function rolloutPlayer<T extends GameTypes>(
  rules: Rules<T>,
  seat: Seat,
  { playouts, depth, listed = Number.POSITIVE_INFINITY }: RolloutSettings,
): BotPlayer<T> {
  return {
    choose(view, dice, budget) {
      const actions = rules.legal(view, seat)
      const [only] = actions
      if (only !== undefined && actions.length === 1) return only
      const tries = new Float64Array(actions.length)
      const scores = new Float64Array(actions.length)
      let left = listed * budget.work
      const isUp = () => left <= 0 || budget.expired()
      for (let round = 0; round < playouts * budget.work && !(round > 0 && isUp()); round++) {
        const index = mostPromising(tries, scores, round)
        const state = rules.imagine(view, seat, dice)
        rules.apply(state, seat, at(actions, index), dice, ignore)
        const played = playOut(rules, state, seat, depth, dice)
        left -= played.listed
        scores[index] = (scores[index] ?? 0) + played.score
        tries[index] = (tries[index] ?? 0) + 1
      }
      return at(actions, indexOfMost(tries))
    },
  }
}

function playOut<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  depth: number,
  dice: Dice,
): { readonly score: number; readonly listed: number } {
  let listed = 0
  for (let step = 0; step < depth; step++) {
    const outcome = rules.outcome(state)
    if (outcome) return { score: outcome.scores[seat] ?? 0, listed }
    const next = dice.pick(rules.toAct(state))
    const actions = rules.legal(state, next)
    listed += actions.length
    rules.apply(state, next, dice.pick(actions), dice, ignore)
  }
  return { score: rules.outcome(state)?.scores[seat] ?? 1 / rules.seats.length, listed }
}

function mostPromising(tries: Float64Array, scores: Float64Array, total: number): number {
  let best = 0
  let bestBound = Number.NEGATIVE_INFINITY
  for (let i = 0; i < tries.length; i++) {
    const n = tries[i] ?? 0
    if (n === 0) return i
    const bound = (scores[i] ?? 0) / n + CURIOSITY * Math.sqrt(Math.log(total) / n)
    if (bound > bestBound) {
      best = i
      bestBound = bound
    }
  }
  return best
}

function indexOfMost(tries: Float64Array): number {
  return tries.reduce((best, n, index) => (n > (tries[best] ?? 0) ? index : best), 0)
}

function ignore(): void {}
