import { at, type Budget, type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingTable } from '../rules/acting.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import { balanceOf } from './balance.ts'
import type { Plan } from './plan.ts'
import { choose, type Thinker, thinkerFor, type UnderWay } from './player.ts'
import { SCOUT } from './temper.ts'

/** Ships' turns that are played for one decision, at most: counted, so that decisions repeat. */
const TURNS = 420
/** Times that each plan is played on, at most. */
const SAMPLES = 12
const SEEDS = 1_000_000
/** Rounds that are played on after this one. */
const ROUNDS = 1

/** The plan that turns out best when the battle is played on from it, all of them with the same dice. */
export function bestByPlaying(
  thinker: Thinker,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): Plan | undefined {
  if (plans.length < 2) return plans[0]
  const { tables, seat, weights } = thinker
  const scouts = [0, 1].map(side => thinkerFor(tables, side, SCOUT))
  const totals = plans.map(() => 0)
  const turnsEach = 2 * (ROUNDS + 1) * state.order.length
  const samples = Math.max(
    1,
    Math.min(SAMPLES, Math.floor((TURNS * budget.work) / (turnsEach * plans.length))),
  )
  for (let sample = 0; sample < samples && !budget.expired(); sample++) {
    const seed = dice.d(SEEDS)
    for (const [number, { actions }] of plans.entries()) {
      const after = playedOn(scouts, state, actions, seed)
      totals[number] = at(totals, number) + balanceOf(tables, after, seat, weights)
    }
  }
  let best = 0
  for (let number = 1; number < plans.length; number++) if (worth(number) > worth(best)) best = number
  return plans[best]

  /** What was played counts most; what the plan looked like breaks ties. */
  function worth(number: number): number {
    return at(totals, number) / samples + 0.15 * at(plans, number).worth
  }
}

/** The position at the end of the next round. */
function playedOn(scouts: readonly Thinker[], state: State, actions: readonly Action[], seed: number): State {
  const after = copyState(state)
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  const { tables } = at(scouts, 0)
  const { turn } = state
  for (const action of actions) {
    if (after.over || after.turn !== turn || whyNot(tables, after, action)) break
    applyAction(tables, after, action, dice, ignore)
  }
  const under: UnderWay = { turn: -1, actions: [] }
  const last = state.round + ROUNDS
  while (!after.over && after.round <= last) {
    const scout = at(scouts, actingTable(tables, after).seat)
    applyAction(tables, after, choose(scout, under, after, dice), dice, ignore)
  }
  return after
}

function ignore(): void {}
