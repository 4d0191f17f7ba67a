import { at, type Budget } from '@sextant/engine'
import type { Rollout } from './evaluation.ts'
import type { RatedAction } from './search.ts'

/**
 * The value of an action by many rollouts to the end. Duels with a high turn limit are not played that far: the network
 * evaluates the position after `STEPS_TO_THE_END`.
 */
export function valueByRollouts(rollOut: Rollout, { action }: RatedAction, budget: Budget): number {
  const most = Math.max(1, Math.round(ROLLOUTS_OF_A_HINT * budget.work))
  let sum = 0
  let played = 0
  while (played < most && !(played > 0 && budget.expired())) {
    sum += rollOut(action, STEPS_TO_THE_END)
    played++
  }
  return Math.min(1, Math.max(0, sum / played))
}

/**
 * The best of the actions that the search cannot tell apart for sure, by playing on from each: some rollouts of every
 * candidate, then more of those that are ahead. What the search said counts as some rollouts too. When time is up, the
 * one that is ahead is the answer.
 */
export function bestByRollouts(
  rollOut: Rollout,
  ranked: readonly RatedAction[],
  budget: Budget,
): RatedAction {
  const first = at(ranked, 0)
  const rivals = ranked.filter(({ chance }) => first.chance - chance <= MARGIN).slice(0, MOST_CANDIDATES)
  const candidates = rivals.map(rated => ({ rated, sum: PRIOR * rated.chance, count: PRIOR }))
  if (candidates.length < 2) return first
  const ahead = () => [...candidates].sort((a, b) => b.sum / b.count - a.sum / a.count)
  for (let round = 0, left = candidates.length; round < ROUNDS; round++) {
    const live = ahead().slice(0, left)
    const each = Math.ceil((ROLLOUTS_OF_A_CHOICE * budget.work) / ROUNDS / live.length)
    for (const candidate of live)
      for (let i = 0; i < each && !budget.expired(); i++) {
        candidate.sum += rollOut(candidate.rated.action, STEPS_OF_A_CHOICE)
        candidate.count++
      }
    left = Math.max(2, Math.ceil(0.75 * left))
  }
  return at(ahead(), 0).rated
}

const ROLLOUTS_OF_A_HINT = 120
const STEPS_TO_THE_END = 200

/** For a choice: rollouts of all candidates together, in how many rounds, and how many actions far. */
const ROLLOUTS_OF_A_CHOICE = 80
const ROUNDS = 4
const STEPS_OF_A_CHOICE = 24
/** Actions that the search values by this much less than the best are not candidates, nor any after the fourth. */
const MARGIN = 0.05
const MOST_CANDIDATES = 4
/** As many rollouts as the value of the search counts for. */
const PRIOR = 12
