import { type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { applyAction } from '../rules/apply.ts'
import { outcomeOf } from '../rules/outcome.ts'
import type { Army } from '../schema.ts'
import { copyState, type State } from '../state.ts'
import type { World } from '../world.ts'
import { balanceOf } from './balance.ts'
import { chooseByPlan, END_TURN, firstStep } from './choice.ts'
import { outlookOf } from './outlook.ts'
import { type Plan, plansOf } from './plan.ts'
import type { Temper } from './temper.ts'

/** Weighs its best plans by playing each on in its head: the rest of this turn, the answer, and a turn more. */
export function chooseByForesight(
  world: World,
  state: State,
  army: Army,
  temper: Temper,
  dice: Dice,
  effort: Effort = { left: EFFORT },
): Action {
  const obvious = chooseByPlan(world, state, army, temper, dice)
  const others = otherThoughts(world, state, army, temper, obvious)
  if (others.length === 0) return obvious
  const thoughts = [obvious, ...others].slice(0, MOST_THOUGHTS)
  const sample = () => worthsOf(world, state, army, thoughts, temper, dice.d(SEEDS), effort)
  // Where even the first sample is too much, those plans are compared that it has come to.
  const totals = sample()
  for (let samples = 1; samples * thoughts.length < MOST_THOUGHTS; samples++) {
    const worths = sample()
    if (worths.length < thoughts.length) break
    for (const [i, worth] of worths.entries()) totals[i] = (totals[i] as number) + worth
  }
  return thoughts[totals.indexOf(Math.max(...totals))] ?? obvious
}

/** What may still be thought in a decision: plans made, times the units that each is weighed against. */
export interface Effort {
  left: number
}

/** Counted, as a clock would make choices differ from machine to machine: some 10 ms on a usual one. */
const EFFORT = 120_000
const MOST_THOUGHTS = 12
const SEEDS = 1_000_000
const TURNS_AHEAD = 3
/** How much better, in gold, another plan must turn out than the one that looks best. */
const CONVICTION = 4

/** The best plan of each unit and city beside the obvious one, best first, and to end the turn. */
function otherThoughts(world: World, state: State, army: Army, temper: Temper, obvious: Action): Action[] {
  const bests = new Map<string, Plan>()
  for (const plan of plansOf(outlookOf(world, state, army, temper))) {
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

/** What each action comes to, the obvious one first; all of them meet the same dice. Ends with the effort. */
function worthsOf(
  world: World,
  state: State,
  army: Army,
  actions: readonly Action[],
  temper: Temper,
  seed: number,
  effort: Effort,
): number[] {
  const worths: number[] = []
  for (const action of actions) {
    const worth = playedOn(world, state, army, action, temper, seed, effort)
    if (worth === undefined) break
    worths.push(worths.length === 0 ? worth + CONVICTION : worth)
  }
  return worths
}

function playedOn(
  world: World,
  state: State,
  army: Army,
  action: Action,
  temper: Temper,
  seed: number,
  effort: Effort,
): number | undefined {
  const after = copyState(state)
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  applyAction(world, after, army, action, dice, ignore)
  for (let turns = 0; turns < TURNS_AHEAD && !outcomeOf(world, after); turns++) {
    const { turn } = after
    while (after.turn === turn && !outcomeOf(world, after)) {
      const outlook = outlookOf(world, after, turn, temper)
      const plans = plansOf(outlook)
      effort.left -= plans.length * outlook.roster.count
      if (effort.left < 0) return undefined
      applyAction(world, after, turn, firstStep(plans, temper, dice), dice, ignore)
    }
  }
  return balanceOf(world, after, army, temper)
}

function ignore(): void {}
