import { ACTIONS, type Action } from '../../actions.ts'
import type { Combatant } from '../../schema.ts'
import type { State } from '../../state.ts'
import { otherSeat, sideOf, type Tables } from '../../tables.ts'
import { type Context, contextOf } from './context.ts'
import { countersOf, type Effect, type Effects, MOST_CREW } from './effects.ts'
import type { Evaluation, Leaves } from './evaluation.ts'

/** What an action is worth to whoever takes it. */
export interface RatedAction {
  readonly action: Action
  /** The score it may expect, 0 … 1. */
  readonly chance: number
  /** What it takes from the other at once, on the average, as a share of full hull and full crew. */
  readonly harm: number
}

/**
 * Searches what is left of the own turn, at most two actions, with every roll of the dice on the true state. Where that
 * ends, an opinion says what it is worth.
 */
export function rateActions(
  tables: Tables,
  effects: Effects,
  evaluation: Evaluation,
  state: State,
): RatedAction[] {
  const context = contextOf(state)
  const seat = effects.seatToAct(context)
  const own = sideOf(state, seat)
  const other = sideOf(state, otherSeat(seat))
  const search: Search = {
    effects,
    evaluation,
    seat,
    turn: state.turn,
    lastTurn: state.turn >= tables.ruleset.turns.limit,
    own: tables.sides[seat],
    other: tables.sides[otherSeat(seat)],
    otherCounters: countersOf(other),
    standings: new Map(),
  }
  const counters = countersOf(own)
  const standing = standingOf(search, own.hull, own.crew ?? 1, counters)
  return effects.legal(context, counters).map(type => {
    const effect = effects.of(context, type, standing.crew)
    const chance = worthOf(search, effect, standing, other.hull, other.crew ?? 1, ACTIONS_AHEAD - 1)
    return {
      action: ACTIONS[type],
      chance: Math.min(1, Math.max(0, chance)),
      harm: harmOf(search.other, effect),
    }
  })
}

const ACTIONS_AHEAD = 2

interface Search {
  readonly effects: Effects
  readonly evaluation: Evaluation
  readonly seat: 0 | 1
  readonly turn: number
  /** When this turn is over, the two lose sight of each other. */
  readonly lastTurn: boolean
  readonly own: Combatant
  readonly other: Combatant
  readonly otherCounters: readonly number[]
  readonly standings: Map<string, Standing>
}

/** Hull, crew and what is used up of the side that acts. */
interface Standing {
  readonly hull: number
  readonly crew: number
  readonly counters: readonly number[]
  readonly turns: Map<Context, Rest>
}

/** How the turn can go on in a context, or what it comes to when it is over. */
interface Rest {
  readonly leaves: Leaves | undefined
  readonly effects: readonly Effect[]
  /** By hull and crew of the other. */
  readonly worths: Map<number, number>
}

function standingOf(
  { standings }: Search,
  hull: number,
  crew: number,
  counters: readonly number[],
): Standing {
  const key = `${hull} ${crew} ${counters.join(' ')}`
  const known = standings.get(key)
  if (known) return known
  const standing = { hull, crew, counters, turns: new Map<Context, Rest>() }
  standings.set(key, standing)
  return standing
}

/** What the side that acts may expect from an effect. */
function worthOf(
  search: Search,
  effect: Effect,
  own: Standing,
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
    const standing =
      hullLeft === own.hull && crewLeft === own.crew && counters === own.counters
        ? own
        : standingOf(search, hullLeft, crewLeft, counters)
    chance += toll.chance * worthAgainst(search, effect, next, standing, hull, crew, ahead)
  }
  return chance
}

/** The same, for one roll against the actor itself. */
function worthAgainst(
  search: Search,
  effect: Effect,
  next: Context,
  own: Standing,
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

function bestOf(
  search: Search,
  rest: Rest,
  own: Standing,
  hull: number,
  crew: number,
  ahead: number,
): number {
  const key = hull * MOST_CREW + crew
  const known = rest.worths.get(key)
  if (known !== undefined) return known
  let best = 0
  for (const effect of rest.effects)
    best = Math.max(best, worthOf(search, effect, own, hull, crew, ahead - 1))
  rest.worths.set(key, best)
  return best
}

function restOf(search: Search, context: Context, own: Standing, ahead: number): Rest {
  const known = own.turns.get(context)
  if (known) return known
  const { seat, turn, lastTurn, effects, evaluation, otherCounters } = search
  const goesOn = effects.seatToAct(context) === seat
  const over = ahead === 0 || !goesOn
  const then = goesOn ? turn : turn + 1
  const rest: Rest = {
    leaves: over
      ? lastTurn && !goesOn
        ? BROKEN_OFF
        : evaluation.leaves(context, seat, then, own, otherCounters)
      : undefined,
    effects: over
      ? []
      : effects.legal(context, own.counters).map(type => effects.of(context, type, own.crew)),
    worths: new Map(),
  }
  own.turns.set(context, rest)
  return rest
}

const BROKEN_OFF: Leaves = { at: () => 0.5 }

function harmOf({ hullMax, crewMax }: Combatant, { other }: Effect): number {
  let harm = 0
  for (const { chance, hull, crew } of other)
    harm += chance * (hull / hullMax + (crewMax === undefined ? 0 : crew / crewMax))
  return harm
}
