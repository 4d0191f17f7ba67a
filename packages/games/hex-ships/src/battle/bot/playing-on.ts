import { at, type Budget, type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingTable } from '../rules/acting.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import { chanceFor } from './estimate/estimate.ts'
import { fireByMeans } from './mean-fire.ts'
import type { Plan } from './plan.ts'
import { type BotSeat, botSeatFor, choose, type UnderWay } from './player.ts'
import type { PlayingOn } from './temper.ts'

/** A plan that was tried in the head. */
export interface Played extends Plan {
  /** The chance of its seat to win when the round has been played on. */
  readonly chance: number
}

/** Plans with what they turn out to be worth when the round is played on, best first; at least the first is played. */
export function playedPlans(
  { tables, seat }: BotSeat,
  { scout, looks }: PlayingOn,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): Played[] {
  const scouts = [0, 1].map(side => botSeatFor(tables, side, scout))
  const affordable = Math.max(1, Math.floor(plans.length * budget.work))
  const seed = dice.d(SEEDS)
  const played: Played[] = []
  for (const { actions, worth, spends = 0 } of plans.slice(0, affordable)) {
    if (played.length > 0 && budget.expired()) break
    const chance = chanceAtEnd(scouts, seat, state, actions, seed)
    // What a plan looked like says more about the rounds after this one.
    played.push({ actions, worth: worthOfChance(chance) + looks * worth - (1 - looks) * spends, chance })
  }
  return played.sort((a, b) => b.worth - a.worth)
}

const SEEDS = 1_000_000

/** In points of armor: a chance counts by its odds, so that it is better to be nearly sure than to be surer than even. */
function worthOfChance(chance: number): number {
  return ODDS * Math.log((chance + CERTAIN) / (1 - chance + CERTAIN))
}

const ODDS = 10
/** No chance counts as nearer to certainty than this. */
const CERTAIN = 1e-6

/** The chance of the seat to win at the end of the round. Ships move as the scouts would; attacks are taken by their means, so that no dice blur the comparison. */
function chanceAtEnd(
  scouts: readonly BotSeat[],
  seat: number,
  state: State,
  actions: readonly Action[],
  seed: number,
): number {
  const after = copyState(state)
  // Damaged side thrusters roll dice: the same for every plan.
  const dice = SeededDice.fromState([seed, ~seed, seed << 7, 1])
  const { tables } = at(scouts, 0)
  const { turn, round } = state
  for (const action of actions) {
    if (after.over || after.turn !== turn || whyNot(tables, after, action)) break
    applyAction(tables, after, action, dice, ignore)
  }
  const under: UnderWay = { turn: -1, actions: [] }
  while (!after.over && after.round === round && after.phase === 'move') {
    const scout = at(scouts, actingTable(tables, after).seat)
    applyAction(tables, after, choose(scout, under, after, dice), dice, ignore)
  }
  if (after.over || after.round !== round) return chanceFor(tables, after, seat)
  const weights = scouts.map(scout => scout.weights)
  return chanceFor(tables, after, seat, fireByMeans(tables, after, weights))
}

function ignore(): void {}
