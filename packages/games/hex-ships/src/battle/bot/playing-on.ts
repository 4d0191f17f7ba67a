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

/** The plan that turns out best when the battle is played on from it. */
export function bestByPlaying(
  thinker: Thinker,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): Plan | undefined {
  if (plans.length < 2) return plans[0]
  // What was played counts most; what a plan looked like breaks ties.
  const worths = playedWorths(thinker, plans, state, dice, budget).map(
    (worth, number) => worth + 0.15 * at(plans, number).worth,
  )
  return plans[worths.indexOf(Math.max(...worths))]
}

/** How much better off the seat is at the end of the next round, for each plan, all of them with the same dice. */
export function playedWorths(
  { tables, seat, weights }: Thinker,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): number[] {
  const scouts = [0, 1].map(side => thinkerFor(tables, side, SCOUT))
  const totals = plans.map(() => 0)
  const turnsEach = 2 * (ROUNDS + 1) * state.order.length
  const affordable = Math.floor((TURNS * budget.work) / (turnsEach * plans.length))
  const samples = Math.max(1, Math.min(SAMPLES, affordable))
  let played = 0
  while (played < samples && (played === 0 || !budget.expired())) {
    const seed = dice.d(SEEDS)
    for (const [number, { actions }] of plans.entries()) {
      const after = playedOn(scouts, state, actions, seed)
      totals[number] = at(totals, number) + balanceOf(tables, after, seat, weights)
    }
    played++
  }
  return totals.map(total => total / played)
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
