import type { Budget } from '@sextant/engine'
import { ACTIONS, type Action } from '../../actions.ts'
import { scoresOf } from '../../rules/end-states.ts'
import type { Combatant } from '../../schema.ts'
import type { State } from '../../state.ts'
import { otherSeat, sideOf, type Tables } from '../../tables.ts'
import { type Context, contextOf } from './context.ts'
import { countersOf } from './counters.ts'
import { type Effect, type Effects, MOST_CREW } from './effects.ts'
import type { Evaluation, Leaves, Remains } from './evaluation.ts'

/** An action and its value to the side that takes it. */
export interface RatedAction {
  readonly action: Action
  /** The score it may expect, 0 … 1. */
  readonly chance: number
  /** What it takes from the other at once, on average, as a share of full hull and full crew. */
  readonly harm: number
}

/**
 * Searches the rest of the own turn, at most two actions, with every roll of the dice on the true state; where that ends,
 * the evaluation takes over. With less than the full budget of work an estimate is searched one action deep. When time is
 * up, the actions rated so far are the answer.
 */
export function rateActions(
  tables: Tables,
  effects: Effects,
  evaluation: Evaluation,
  state: State,
  budget: Budget,
): RatedAction[] {
  const context = contextOf(state)
  const seat = effects.seatToAct(context)
  const side = sideOf(state, seat)
  const other = sideOf(state, otherSeat(seat))
  const [first, second] = scoresOf(tables, { reason: 'lost-sight' })
  const search: Search = {
    effects,
    evaluation,
    seat,
    turn: state.turn,
    brokenOff: state.turn >= tables.ruleset.turns.limit ? leavesOf(seat === 0 ? first : second) : undefined,
    own: tables.sides[seat],
    other: tables.sides[otherSeat(seat)],
    otherCounters: countersOf(other),
    sides: new Map(),
  }
  const counters = countersOf(side)
  const own = ownSide(search, side.hull, side.crew ?? 1, counters)
  const ahead = evaluation.rollOuts && budget.work < 1 ? 0 : ACTIONS_AHEAD - 1
  const rated: RatedAction[] = []
  for (const type of effects.legal(context, counters)) {
    const effect = effects.of(context, type, own.crew)
    const chance = effectValue(search, effect, own, other.hull, other.crew ?? 1, ahead)
    rated.push({
      action: ACTIONS[type],
      chance: Math.min(1, Math.max(0, chance)),
      harm: harmOf(search.other, effect),
    })
    if (budget.expired()) break
  }
  return rated
}

const ACTIONS_AHEAD = 2

interface Search {
  readonly effects: Effects
  readonly evaluation: Evaluation
  readonly seat: 0 | 1
  readonly turn: number
  /** On the last turn: what it is worth that the two lose sight of each other when it is over. */
  readonly brokenOff: Leaves | undefined
  readonly own: Combatant
  readonly other: Combatant
  readonly otherCounters: readonly number[]
  /** By hull, crew and counters of the side that acts. */
  readonly sides: Map<string, OwnSide>
}

/** The side that acts, and how its turn can go on. */
interface OwnSide extends Remains {
  readonly turns: Map<Context, Rest>
}

/** How the turn can go on in a context, or the values when it is over. */
interface Rest {
  readonly leaves: Leaves | undefined
  readonly effects: readonly Effect[]
  /** By hull and crew of the other. */
  readonly values: Map<number, number>
}

function ownSide({ sides }: Search, hull: number, crew: number, counters: readonly number[]): OwnSide {
  const key = `${hull} ${crew} ${counters.join(' ')}`
  const known = sides.get(key)
  if (known) return known
  const side = { hull, crew, counters, turns: new Map<Context, Rest>() }
  sides.set(key, side)
  return side
}

/** The score that the side that acts may expect from an effect. */
function effectValue(
  search: Search,
  effect: Effect,
  own: OwnSide,
  hull: number,
  crew: number,
  ahead: number,
): number {
  const { next, uses } = effect
  const { hullMax, crewMax } = search.own
  if (next === undefined && effect.own.every(({ crew: lost }) => lost === 0))
    return search.seat === 0 ? effect.score : 1 - effect.score
  const counters = uses.some(use => use !== 0)
    ? own.counters.map((count, i) => count - (uses[i] ?? 0))
    : own.counters
  let chance = 0
  for (const toll of effect.own) {
    const hullLeft = Math.min(hullMax, own.hull - toll.hull)
    const crewLeft = crewMax === undefined ? 1 : Math.min(crewMax, own.crew - toll.crew)
    // If both sides are broken at once the attacker loses.
    if (next === undefined || hullLeft < 1 || crewLeft < 1) continue
    const side =
      hullLeft === own.hull && crewLeft === own.crew && counters === own.counters
        ? own
        : ownSide(search, hullLeft, crewLeft, counters)
    chance += toll.chance * valueAgainst(search, effect, next, side, hull, crew, ahead)
  }
  return chance
}

/** The same, for one roll against the actor itself. */
function valueAgainst(
  search: Search,
  effect: Effect,
  next: Context,
  own: OwnSide,
  hull: number,
  crew: number,
  ahead: number,
): number {
  const rest = restOf(search, next, own, ahead)
  let chance = 0
  for (const toll of effect.other) {
    const hullLeft = hull - toll.hull
    const crewLeft = search.other.crewMax === undefined ? 1 : crew - toll.crew
    if (hullLeft < 1 || crewLeft < 1) chance += toll.chance
    else if (rest.leaves) chance += toll.chance * rest.leaves.at(hullLeft, crewLeft)
    else chance += toll.chance * bestOf(search, rest, own, hullLeft, crewLeft, ahead)
  }
  return chance
}

function bestOf(search: Search, rest: Rest, own: OwnSide, hull: number, crew: number, ahead: number): number {
  const key = hull * MOST_CREW + crew
  const known = rest.values.get(key)
  if (known !== undefined) return known
  let best = 0
  for (const effect of rest.effects)
    best = Math.max(best, effectValue(search, effect, own, hull, crew, ahead - 1))
  rest.values.set(key, best)
  return best
}

function restOf(search: Search, context: Context, own: OwnSide, ahead: number): Rest {
  const known = own.turns.get(context)
  if (known) return known
  const { seat, turn, brokenOff, effects, evaluation, otherCounters } = search
  const goesOn = effects.seatToAct(context) === seat
  const over = ahead === 0 || !goesOn
  const evaluated = () => evaluation.leaves(context, seat, goesOn ? turn : turn + 1, own, otherCounters)
  const rest: Rest = {
    leaves: over ? ((goesOn ? undefined : brokenOff) ?? evaluated()) : undefined,
    effects: over
      ? []
      : effects.legal(context, own.counters).map(type => effects.of(context, type, own.crew)),
    values: new Map(),
  }
  own.turns.set(context, rest)
  return rest
}

function leavesOf(value: number): Leaves {
  return { at: () => value }
}

function harmOf({ hullMax, crewMax }: Combatant, { other }: Effect): number {
  let harm = 0
  for (const { chance, hull, crew } of other)
    harm += chance * (hull / hullMax + (crewMax === undefined ? 0 : crew / crewMax))
  return harm
}
