import { at, type Budget, type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { applyAction } from '../rules/apply.ts'
import { outcomeOf } from '../rules/outcome.ts'
import type { Army } from '../schema.ts'
import { copyState, type State } from '../state.ts'
import { balanceOf } from './balance.ts'
import { chooseByPlan, END_TURN, firstStep } from './choice.ts'
import type { BotContext } from './context.ts'
import { outlookOf } from './outlook.ts'
import { type Plan, plansOf } from './plan.ts'

/** How far a bot looks ahead. */
export interface Foresight {
  /** Plans that are compared, the one that looks best among them. */
  readonly candidates: number
  /** Turns that each is played on for, the one under way counted. */
  readonly turns: number
}

/** The rest of this turn, the answer, and one turn more. */
export const GENERAL: Foresight = { candidates: 12, turns: 3 }
/** The same, for two plans. To look two turns ahead is worse than not to: every attack seems to go unanswered. */
export const COLONEL: Foresight = { candidates: 2, turns: 3 }

/** Compares its best plans by playing each of them on. */
export function chooseByForesight(
  context: BotContext,
  state: State,
  army: Army,
  dice: Dice,
  effort: Effort,
  foresight: Foresight = GENERAL,
): Action {
  const candidates = candidatesFor(context, state, army, dice).slice(0, foresight.candidates)
  const [obvious = END_TURN] = candidates
  if (candidates.length === 1) return obvious
  const sample = () => worthsOf(context, state, army, candidates, dice.d(SEEDS), effort, foresight)
  // Where the effort ends within the first sample, only the candidates it has reached are compared.
  const totals = sample()
  for (let samples = 1; samples * candidates.length < effort.playouts; samples++) {
    const worths = sample()
    if (worths.length < candidates.length) break
    for (const [i, worth] of worths.entries()) totals[i] = at(totals, i) + worth
  }
  return candidates[totals.indexOf(Math.max(...totals))] ?? obvious
}

/** The plan that looks best, then the others that are worth a thought. */
export function candidatesFor(context: BotContext, state: State, army: Army, dice: Dice): Action[] {
  const obvious = chooseByPlan(context, state, army, dice)
  return [obvious, ...alternativesTo(obvious, context, state, army)]
}

/** How much work may go into one decision. */
export interface Effort {
  /** Plans that may still be made, times the units that each is compared with. */
  left: number
  /** No new sample is begun after this many. */
  readonly playouts: number
  /** Whether time is up, however much is left. */
  expired(): boolean
}

export function effortIn(budget: Budget, { candidates }: Foresight = GENERAL): Effort {
  const { work } = budget
  return { left: EFFORT * work, playouts: candidates * work, expired: () => budget.expired() }
}

/** Counted, as a clock would make choices differ from machine to machine: some 10 ms on a usual one. */
const EFFORT = 120_000
export const SEEDS = 1_000_000
/** How much better, in gold, another plan must turn out than the one that looks best. */
const CONVICTION = 4

/** The best plan of each other unit and city, best first, and to end the turn. */
function alternativesTo(obvious: Action, context: BotContext, state: State, army: Army): Action[] {
  const bests = new Map<string, Plan>()
  for (const plan of plansOf(outlookOf(context, state, army))) {
    const who = actor(plan.action)
    const best = bests.get(who)
    if (who !== actor(obvious) && (!best || plan.score > best.score)) bests.set(who, plan)
  }
  const plans = [...bests.values()].filter(({ score }) => score > FORLORN).sort((a, b) => b.score - a.score)
  const actions = plans.map(({ action }) => action)
  return obvious.type === 'end-turn' ? actions : [...actions, END_TURN]
}

/** Plans that score less are not looked into. */
const FORLORN = -5

function actor(action: Action): string {
  switch (action.type) {
    case 'move':
    case 'attack':
      return action.unit
    case 'recruit':
      return action.city
    case 'end-turn':
      return action.type
  }
}

/** The worth of each action, the obvious one first; all of them meet the same dice. Ends with the effort. */
function worthsOf(
  context: BotContext,
  state: State,
  army: Army,
  actions: readonly Action[],
  seed: number,
  effort: Effort,
  foresight: Foresight,
): number[] {
  const worths: number[] = []
  for (const action of actions) {
    const after = playedOn(context, state, army, action, seed, effort, foresight)
    if (!after) break
    const worth = balanceOf(context, after, army)
    worths.push(worths.length === 0 ? worth + CONVICTION : worth)
  }
  return worths
}

/** The position that an action leads to after some turns of plans; nothing where the effort ends before. */
export function playedOn(
  context: BotContext,
  state: State,
  army: Army,
  action: Action,
  seed: number,
  effort: Effort,
  { turns: ahead }: Foresight,
): State | undefined {
  const { tables, work, temper } = context
  const after = copyState(state)
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  applyAction(work, after, army, action, dice, ignore)
  for (let turns = 0; turns < ahead && !outcomeOf(tables, after); turns++) {
    const { turn } = after
    while (after.turn === turn && !outcomeOf(tables, after)) {
      const outlook = outlookOf(context, after, turn)
      const plans = plansOf(outlook)
      effort.left -= plans.length * outlook.roster.units.length
      if (effort.left < 0 || effort.expired()) return undefined
      applyAction(work, after, turn, firstStep(plans, temper, dice), dice, ignore)
    }
  }
  return after
}

function ignore(): void {}
