import type { Advice, AdvisedAction, Budget, Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { citiesOf } from '../rules/holdings.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { seatOf } from '../rules/seats.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import { balanceOf } from './balance.ts'
import type { BotContext } from './context.ts'
import { candidatesFor, effortIn, GENERAL, playedOn, SEEDS } from './foresight.ts'

/**
 * The best plan of each unit and city, and to end the turn, each with the chance to win: it is played on to the answer
 * and beyond, several times, and what is then on the board is weighed.
 */
export function adviseOn(
  context: BotContext,
  state: State,
  army: Army,
  dice: Dice,
  budget: Budget,
): Advice<Action> {
  const candidates = candidatesFor(context, state, army, dice).slice(0, MOST_ADVISED)
  const effort = effortIn({ work: SAMPLES * budget.work, expired: () => budget.expired() })
  const totals = candidates.map(() => ({ chances: 0, samples: 0 }))
  const samples = Math.max(1, Math.round(SAMPLES * budget.work))
  for (let sample = 0; sample < samples; sample++) {
    // All of them meet the same dice, so that luck does not decide between them.
    const seed = dice.d(SEEDS)
    for (const [number, action] of candidates.entries()) {
      const total = totals[number]
      const after = playedOn(context, state, army, action, seed, effort, GENERAL)
      if (!after || !total) break
      total.chances += chanceIn(context, after, army)
      total.samples++
    }
  }
  const now = chanceIn(context, state, army)
  const choices = candidates.map((action, number): AdvisedAction<Action> => {
    const { chances = 0, samples: reached = 0 } = totals[number] ?? {}
    return { action, chance: reached > 0 ? chances / reached : now }
  })
  return { choices: choices.sort((a, b) => b.chance - a.chance) }
}

const MOST_ADVISED = 8
const SAMPLES = 6

/**
 * The chance to win a position, by how much better off the army is. Fitted to how matches between bots that look ahead
 * ended: see the game's README.
 */
export function chanceIn(context: BotContext, state: State, army: Army): number {
  const outcome = outcomeOf(context.tables, state)
  if (outcome) return outcome.scores[seatOf(army)] ?? 0
  const ahead = balanceOf(context, state, army) / SCALE + initiativeOf(context, state, army)
  return 1 / (1 + Math.exp(-ahead))
}

/** In gold: with this much more than the other army, three of four matches are won where neither goes first. */
const SCALE = 43

/** The army that goes first is the first at every neutral city: what each of them that is left counts, in logits. */
const INITIATIVE = 0.33

function initiativeOf({ tables }: BotContext, state: State, army: Army): number {
  const side = army === tables.scenario.start.first ? 1 : -1
  return side * INITIATIVE * citiesOf(state, 'neutral')
}
