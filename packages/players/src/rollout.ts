import type { Bot, BotPlayer, Dice, Rules, Seat } from '@sextant/engine'

export interface RolloutSettings {
  /** How many imagined matches are played out for one decision. */
  readonly playouts: number
  /** A playout stops after so many actions; a match still open then counts as a draw. */
  readonly depth: number
}

/**
 * Looks ahead by playing random matches from imagined states: for each legal action how often it wins, more
 * matches for those that look better (UCB1). Plays any game, fairly well where random play says something.
 */
export function rolloutBot<S, A, E>(settings: RolloutSettings): Bot<S, A, E> {
  return {
    id: 'rollout',
    title: 'Rollout',
    about: `Plays ${settings.playouts} random matches in its head for every decision.`,
    sit: (rules, seat) => rolloutPlayer(rules, seat, settings),
  }
}

/** UCB1's weight of trying what has been tried little, for scores between 0 and 1. */
const CURIOSITY = Math.SQRT2 / 2

function rolloutPlayer<S, A, E>(
  rules: Rules<S, A, E>,
  seat: Seat,
  { playouts, depth }: RolloutSettings,
): BotPlayer<S, A> {
  return {
    choose(view, dice) {
      const actions = rules.legal(view, seat)
      const [only] = actions
      if (only !== undefined && actions.length === 1) return only
      const tries = new Float64Array(actions.length)
      const scores = new Float64Array(actions.length)
      for (let round = 0; round < playouts; round++) {
        const index = mostPromising(tries, scores, round)
        const state = rules.imagine(view, seat, dice)
        rules.apply(state, seat, actions[index] as A, dice, ignore)
        scores[index] = (scores[index] ?? 0) + playOut(rules, state, seat, depth, dice)
        tries[index] = (tries[index] ?? 0) + 1
      }
      return actions[indexOfMost(tries)] as A
    },
  }
}

function playOut<S, A, E>(rules: Rules<S, A, E>, state: S, seat: Seat, depth: number, dice: Dice): number {
  for (let step = 0; step < depth; step++) {
    const outcome = rules.outcome(state)
    if (outcome) return outcome.scores[seat] ?? 0
    const next = dice.pick(rules.toAct(state))
    rules.apply(state, next, dice.pick(rules.legal(state, next)), dice, ignore)
  }
  return rules.outcome(state)?.scores[seat] ?? 1 / rules.seats.length
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
