import {
  type BotPlayer,
  type Budget,
  type Dice,
  FULL_BUDGET,
  ScriptError,
  ScriptedDice,
  samePlain,
} from '@sextant/engine'
import { raysOf } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { actingIndex } from '../rules/acting.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { HexShips } from '../types.ts'
import { adviseOn } from './advice.ts'
import { attacks, towards } from './attack.ts'
import { exchangeCache } from './exchange-cache.ts'
import { type Fighter, fightersOf } from './fighter.ts'
import type { Outlook } from './place-worth.ts'
import { END_TURN, movePlans } from './plan.ts'
import { playedPlans } from './playing-on.ts'
import { type PoseWork, poseWork } from './poses.ts'
import { repliesOf } from './replies.ts'
import { decideRoll } from './reroll.ts'
import type { Temper } from './temper.ts'
import { weightsOf } from './worth.ts'

/** A bot at its seat. It makes a plan for a ship's move once, and again when something came out differently. */
export interface Thinker {
  readonly tables: Tables
  readonly seat: number
  readonly temper: Temper
  readonly work: PoseWork
  readonly weights: readonly number[]
}

export function thinkerFor(tables: Tables, seat: number, temper: Temper): Thinker {
  return { tables, seat, temper, work: poseWork(tables), weights: weightsOf(tables, seat) }
}

/** A plan under way: the actions that are left, and the turn it is for. */
export interface UnderWay {
  turn: number
  actions: Action[]
}

export function playerFor(tables: Tables, seat: number, temper: Temper): BotPlayer<HexShips> {
  const thinker = thinkerFor(tables, seat, temper)
  const { playsOn } = temper
  const under: UnderWay = { turn: -1, actions: [] }
  let foreseen: State | undefined
  return {
    choose(view, dice, budget) {
      // A plan goes on only from the position that it led to: any other is looked at as if it were the first.
      if (!foreseen || !samePlain(view, foreseen)) under.turn = -1
      const action = choose(thinker, under, view, dice, budget)
      foreseen = view.phase === 'move' ? stateAfter(tables, view, action) : undefined
      return action
    },
    ...(playsOn && { advise: (view, dice, budget) => adviseOn(thinker, playsOn, view, dice, budget) }),
  }
}

/** Nothing where dice decide. */
function stateAfter(tables: Tables, view: State, action: Action): State | undefined {
  const state = copyState(view)
  try {
    applyAction(tables, state, action, new ScriptedDice([]), () => {})
    return state
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}

export function choose(
  thinker: Thinker,
  under: UnderWay,
  state: State,
  dice: Dice,
  budget: Budget = FULL_BUDGET,
): Action {
  const { tables, temper } = thinker
  if (state.volley.roll !== null) return temper.rerolls ? decideRoll(tables, state) : { type: 'keep' }
  const { playsOn } = temper
  if (state.phase === 'fire') {
    const [attack] = attacks(outlookOf(thinker, state), state)
    return attack ? towards(tables, state, attack) : END_TURN
  }
  return nextOf(under, state, tables, () => {
    const outlook = outlookOf(thinker, state)
    const plans = movePlans(outlook, thinker.work, state, dice, playsOn?.plans ?? 1)
    const [best] =
      playsOn && plans.length > 1 ? playedPlans(thinker, playsOn, plans, state, dice, budget) : plans
    return best?.actions
  })
}

export function outlookOf({ tables, seat, temper, weights, work }: Thinker, state: State): Outlook {
  const foes = fightersOf(tables, state, 1 - seat)
  const answers = new Map<number, readonly Fighter[]>()
  return {
    tables,
    rays: raysOf(tables.board),
    temper,
    seat,
    foes,
    answersOf(foe) {
      const most = Math.max(temper.answers, temper.guards)
      if (!foe.toMove || most === 0) return [foe]
      const { index } = foe.table
      const known = answers.get(index) ?? repliesOf(work, tables, foe, most)
      answers.set(index, known)
      return known
    },
    exchanges: exchangeCache(tables),
    friends: fightersOf(tables, state, seat, actingIndex(state)),
    weights,
  }
}

/** The next action of the plan. Makes a new plan when there is none for this turn, or when it cannot go on. */
function nextOf(
  under: UnderWay,
  state: State,
  tables: Tables,
  plan: () => readonly Action[] | undefined,
): Action {
  const [next] = under.actions
  const goesOn = under.turn === state.turn && next !== undefined && !whyNot(tables, state, next)
  if (!goesOn) {
    under.turn = state.turn
    under.actions = [...(plan() ?? [END_TURN])]
  }
  return under.actions.shift() ?? END_TURN
}
