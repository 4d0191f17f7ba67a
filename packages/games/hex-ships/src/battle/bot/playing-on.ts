import { at, type Budget, type Dice, ScriptedDice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingTable } from '../rules/acting.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { type Attack, towards } from './attack.ts'
import { balanceOf } from './balance.ts'
import type { Plan } from './plan.ts'
import { choose, type Thinker, thinkerFor, type UnderWay } from './player.ts'
import type { PlayingOn } from './temper.ts'

const SEEDS = 1_000_000

/** The plan that turns out best when the battle is played on from it. */
export function bestByPlaying(
  thinker: Thinker,
  playing: PlayingOn,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): Plan | undefined {
  if (plans.length < 2) return plans[0]
  // What was played counts most; what a plan looked like breaks ties.
  const worths = playedWorths(thinker, playing, plans, state, dice, budget).map(
    (worth, number) => worth + playing.looks * at(plans, number).worth,
  )
  return plans[worths.indexOf(Math.max(...worths))]
}

/** The attack that turns out best at the end of the round, when those who fire later have fired. */
export function bestAttackByPlaying(
  thinker: Thinker,
  playing: PlayingOn,
  found: readonly Attack[],
  state: State,
  dice: Dice,
  budget: Budget,
): Attack | undefined {
  if (found.length < 2 || state.volley.target !== null) return found[0]
  const { tables } = thinker
  const plans = found.map(
    (attack): Plan => ({ actions: actionsOf(tables, state, attack), worth: attack.worth }),
  )
  const best = bestByPlaying(thinker, { ...playing, rounds: 0 }, plans, state, dice, budget)
  return best && found[plans.indexOf(best)]
}

/** Target, switches, fire. */
function actionsOf(tables: Tables, state: State, attack: Attack): Action[] {
  const actions: Action[] = []
  const after = copyState(state)
  for (;;) {
    const action = towards(tables, after, attack)
    actions.push(action)
    if (action.type === 'fire') return actions
    applyAction(tables, after, action, new ScriptedDice([]), ignore)
  }
}

/** How much better off the seat is at the end, for each plan, all of them with the same dice. */
export function playedWorths(
  { tables, seat, weights }: Thinker,
  { rounds, samples: most, turns, scout }: PlayingOn,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): number[] {
  const scouts = [0, 1].map(side => thinkerFor(tables, side, scout))
  const totals = plans.map(() => 0)
  const turnsEach = 2 * (rounds + 1) * state.order.length
  const affordable = Math.floor((turns * budget.work) / (turnsEach * plans.length))
  const samples = Math.max(1, Math.min(most, affordable))
  let played = 0
  while (played < samples && (played === 0 || !budget.expired())) {
    const seed = dice.d(SEEDS)
    for (const [number, { actions }] of plans.entries()) {
      const after = playedOn(scouts, state, actions, state.round + rounds, seed)
      totals[number] = at(totals, number) + balanceOf(tables, after, seat, weights)
    }
    played++
  }
  return totals.map(total => total / played)
}

/** The position at the end of the last round. */
function playedOn(
  scouts: readonly Thinker[],
  state: State,
  actions: readonly Action[],
  last: number,
  seed: number,
): State {
  const after = copyState(state)
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  const { tables } = at(scouts, 0)
  const { turn } = state
  for (const action of actions) {
    if (after.over || after.turn !== turn || whyNot(tables, after, action)) break
    applyAction(tables, after, action, dice, ignore)
  }
  const under: UnderWay = { turn: -1, actions: [] }
  while (!after.over && after.round <= last) {
    const scout = at(scouts, actingTable(tables, after).seat)
    applyAction(tables, after, choose(scout, under, after, dice), dice, ignore)
  }
  return after
}

function ignore(): void {}
