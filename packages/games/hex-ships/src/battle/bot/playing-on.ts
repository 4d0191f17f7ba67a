import { at, type Budget, type Dice, SeededDice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { actingTable } from '../rules/acting.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import { fireByMeans } from './mean-fire.ts'
import type { Plan } from './plan.ts'
import { choose, type Thinker, thinkerFor, type UnderWay } from './player.ts'
import type { PlayingOn } from './temper.ts'

/** The plan that turns out best when the round is played on from it. */
export function bestByPlaying(
  thinker: Thinker,
  playing: PlayingOn,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): Plan | undefined {
  if (plans.length < 2) return plans[0]
  // What was played counts most; what a plan looked like says more about the rounds after this one.
  const worths = playedWorths(thinker, playing, plans, state, dice, budget).map(
    (worth, number) => worth + playing.looks * at(plans, number).worth,
  )
  return plans[worths.indexOf(Math.max(...worths))]
}

/** What the seat gains until the end of the round, for each plan; those for which there is no time count as lost. */
export function playedWorths(
  { tables, seat }: Thinker,
  { scout }: PlayingOn,
  plans: readonly Plan[],
  state: State,
  dice: Dice,
  budget: Budget,
): number[] {
  const scouts = [0, 1].map(side => thinkerFor(tables, side, scout))
  const affordable = Math.max(1, Math.floor(plans.length * budget.work))
  const seed = dice.d(SEEDS)
  return plans.map(({ actions }, number) => {
    const late = number > 0 && (number >= affordable || budget.expired())
    return late ? -DECIDED : gainOf(scouts, seat, state, actions, seed)
  })
}

const SEEDS = 1_000_000
/** More than any battle can be worth. */
const DECIDED = 1000

/** Ships move as the scouts would; attacks are taken by their means, so that no dice blur the comparison. */
function gainOf(
  scouts: readonly Thinker[],
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
  if (after.over) return after.over.winner === null ? 0 : after.over.winner === seat ? DECIDED : -DECIDED
  if (after.round !== round) return 0
  const weights = scouts.map(scout => scout.weights)
  return fireByMeans(tables, after, seat, weights)
}

function ignore(): void {}
