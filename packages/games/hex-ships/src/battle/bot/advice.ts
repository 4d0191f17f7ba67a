import { type Advice, type AdvisedAction, at, type Budget, type Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { attacks, towards } from './attack.ts'
import { balanceOf } from './balance.ts'
import { END_TURN, movePlans } from './plan.ts'
import { outlookOf, type Thinker } from './player.ts'
import { playedPlans } from './playing-on.ts'
import { rollWorth } from './reroll.ts'
import type { PlayingOn } from './temper.ts'

/** Plans that are shown as hints. */
const MOST_ADVISED = 5

/** What may be done next, of a move all of it, each with the chance to win that it leads to, the best first. */
export function adviseOn(
  thinker: Thinker,
  playing: PlayingOn,
  state: State,
  dice: Dice,
  budget: Budget,
): Advice<Action> {
  const choices = worthsOf(thinker, playing, state, dice, budget)
  const best = new Map<string, AdvisedAction<Action>>()
  for (const { worth, ...plan } of choices) {
    const key = JSON.stringify(plan)
    const chance = chanceAt(worth)
    if (chance > (best.get(key)?.chance ?? -1)) best.set(key, { ...plan, chance })
  }
  return { choices: [...best.values()].sort((a, b) => b.chance - a.chance) }
}

interface Weighed {
  readonly action: Action
  readonly next?: readonly Action[]
  /** How much better off the seat is afterwards. */
  readonly worth: number
}

function worthsOf(thinker: Thinker, playing: PlayingOn, state: State, dice: Dice, budget: Budget): Weighed[] {
  const { tables, seat, weights } = thinker
  const now = balanceOf(tables, state, seat, weights)
  if (state.volley.roll !== null) {
    const { keep, reroll } = rollWorth(tables, state)
    return [
      { action: { type: 'keep' }, worth: now + keep },
      { action: { type: 'reroll' }, worth: now + reroll },
    ]
  }
  const outlook = outlookOf(thinker, state)
  if (state.phase === 'fire') {
    return [
      ...attacks(outlook, state).map(attack => ({
        action: towards(tables, state, attack),
        worth: now + attack.worth,
      })),
      { action: END_TURN, worth: now },
    ]
  }
  const plans = movePlans(outlook, thinker.work, state, dice, playing.plans)
  return playedPlans(thinker, playing, plans, state, dice, budget)
    .slice(0, MOST_ADVISED)
    .map(({ actions, worth }) => ({ action: at(actions, 0), next: actions.slice(1), worth: now + worth }))
}

/** The chance to win with this much more than the enemy, in points of armor. */
export function chanceAt(worth: number): number {
  return 1 / (1 + Math.exp(-worth / SCALE))
}

/** Ahead by this much, three of four battles are won. */
const SCALE = 40
