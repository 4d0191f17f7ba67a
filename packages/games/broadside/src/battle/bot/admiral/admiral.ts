import { type AdvisedAction, at, type Bot, type Budget } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../../card.ts'
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Broadside } from '../../types.ts'
import { effectsOf } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { bestByRollouts, valueByRollouts } from './playing-on.ts'
import { type RatedAction, rateActions } from './search.ts'
import { shippedModel } from './shipped.ts'
import { standIn } from './stand-in.ts'
import { evaluationOf, keyOf, trainModel, whyUnusable } from './training.ts'

/** Searches its own turn with exact dice, and has a trained model for what comes after it. */
export const admiral: Bot<Broadside> = {
  ...botCard(card.bots, 'admiral'),
  training: {
    key: ({ tables }) => keyOf(tables),
    meanwhile: standIn,
    shipped: ({ tables }) => shippedModel(keyOf(tables)),
    train: ({ tables }, progress) => trainModel(tables, progress),
    whyUnusable: ({ tables }, model) => whyUnusable(tables, model),
  },
  join({ tables }, _seat, model = trainModel(tables, () => undefined)) {
    const effects = effectsOf(tables)
    const evaluation = evaluationOf(tables, effects, model)
    const ranked = (state: State, budget: Budget) =>
      rank(rateActions(tables, effects, evaluation, state, budget), !evaluation.rollOuts)
    return {
      choose: (view, _dice, budget) => chosen(evaluation, view, ranked(view, budget), budget).action,
      advise: (view, _dice, budget) => ({
        choices: advised(evaluation, view, ranked(view, budget), budget),
      }),
    }
  },
}

/** The best choice; where chances are estimates, by playing on from those that are close to it. */
function chosen(
  evaluation: Evaluation,
  state: State,
  ranked: readonly RatedAction[],
  budget: Budget,
): RatedAction {
  const rollOut = evaluation.rollOuts?.(state)
  return rollOut ? bestByRollouts(rollOut, ranked, budget) : at(ranked, 0)
}

/**
 * The chances of all choices, the one that would be taken first. Where they are estimates, rollouts correct that one, and
 * the others are moved by as much as that changes it.
 */
function advised(
  evaluation: Evaluation,
  state: State,
  ranked: readonly RatedAction[],
  budget: Budget,
): AdvisedAction<Action>[] {
  const best = chosen(evaluation, state, ranked, budget)
  const rollOut = evaluation.rollOuts?.(state)
  const shift = rollOut ? logOdds(valueByRollouts(rollOut, best, budget)) - logOdds(best.chance) : 0
  let highest = 1
  return [best, ...ranked.filter(other => other !== best)].map(({ action, chance }) => {
    const shifted = shift === 0 ? chance : 1 / (1 + Math.exp(-logOdds(chance) - shift))
    // Actions that are alike are ranked by harm or by rollouts: none may look better than one before it.
    highest = Math.min(highest, shifted)
    return { action, chance: highest }
  })
}

/** What is all but certain counts as one in a thousand. */
function logOdds(chance: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return Math.log(bounded / (1 - bounded))
}

const LEAST = 0.001

/** The best first; among those that are alike, what harms the other most. */
function rank(rated: readonly RatedAction[], exact: boolean): RatedAction[] {
  const resolution = exact ? EXACT_RESOLUTION : RESOLUTION
  const sorted = [...rated].sort((a, b) => b.chance - a.chance)
  const top = at(sorted, 0).chance
  const alike = sorted.filter(({ chance }) => top - chance <= resolution).sort((a, b) => b.harm - a.harm)
  return [...alike, ...sorted.slice(alike.length)]
}

/** Chances that differ by less cannot be told apart. */
const RESOLUTION = 0.001
const EXACT_RESOLUTION = 1e-7
