import { type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { applyAction } from '../rules/apply.ts'
import { outcomeOf } from '../rules/outcome.ts'
import type { Army } from '../schema.ts'
import { copyState, type State } from '../state.ts'
import type { World } from '../world.ts'
import { balanceOf } from './balance.ts'
import { chooseByPlan, END_TURN } from './choice.ts'
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
): Action {
  const obvious = chooseByPlan(world, state, army, temper, dice)
  // Thinking ahead takes longer the more units there are, twice over: more steps, and more plans in each.
  const units = Object.values(state.units).filter(unit => unit.army !== 'neutral').length
  const thoughts = Math.min(MOST_THOUGHTS, Math.floor(EFFORT / (units * units)))
  const others = otherThoughts(world, state, army, temper, obvious).slice(0, thoughts - 1)
  if (others.length === 0) return obvious
  const samples = Math.floor(thoughts / (1 + others.length))
  // All of them meet the same dice.
  const seeds = Array.from({ length: samples }, () => dice.d(SEEDS))
  const total = (action: Action) =>
    seeds.reduce((sum, seed) => sum + playedOn(world, state, army, action, temper, seed), 0)
  let best = obvious
  let most = total(obvious) + samples * CONVICTION
  for (const action of others) {
    const worth = total(action)
    if (worth <= most) continue
    best = action
    most = worth
  }
  return best
}

/** Bound the time of a decision to some 15 ms. */
const EFFORT = 1200
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

function playedOn(
  world: World,
  state: State,
  army: Army,
  action: Action,
  temper: Temper,
  seed: number,
): number {
  const after = copyState(state)
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  applyAction(world, after, army, action, dice, ignore)
  for (let turns = 0; turns < TURNS_AHEAD && !outcomeOf(world, after); turns++) {
    const { turn } = after
    while (after.turn === turn && !outcomeOf(world, after))
      applyAction(world, after, turn, chooseByPlan(world, after, turn, temper, dice), dice, ignore)
  }
  return balanceOf(world, after, army, temper)
}

function ignore(): void {}
