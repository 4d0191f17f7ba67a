import { ACTIONS, type Action } from '../actions.ts'
import { type Duel, otherSeat, sideOf } from '../duel.ts'
import type { State } from '../state.ts'
import type { SideGrid } from './abstraction.ts'
import type { Share } from './axis.ts'
import { type Book, stockShares } from './book.ts'
import { type Context, contextOf } from './context.ts'
import { COUNTERS, type Effect, type Effects } from './effects.ts'
import { type Leaves, leavesOf } from './leaves.ts'

/** What an action is worth to whoever takes it. */
export interface Judged {
  readonly action: Action
  /** The score it may expect, 0 … 1. */
  readonly chance: number
  /** What it takes from the other at once, on the average, as a share of full hull and full crew. */
  readonly harm: number
  /** How likely the rest of the turn leaves everything as it is but the context. */
  readonly idleness: number
}

/**
 * Searches what is left of the own turn, at most two actions, with every roll of the dice on the true state. Where that
 * ends, the book says what it is worth. A turn in which nothing is struck, mended or used up is worth `impatience` less,
 * while it is being chosen; the chances that are given do not count that.
 */
export function judge(duel: Duel, effects: Effects, book: Book, state: State, impatience: number): Judged[] {
  const context = contextOf(state)
  const seat = effects.seatToAct(context)
  const own = sideOf(state, seat)
  const other = sideOf(state, otherSeat(seat))
  const grid = book.abstraction.sides[otherSeat(seat)]
  const otherCounters = COUNTERS.map(counter => other[counter])
  const search: Search = {
    effects,
    book,
    seat,
    lastTurn: state.turn >= duel.ruleset.turns.limit,
    impatience,
    own: book.abstraction.sides[seat],
    other: grid,
    otherStocks: stockShares(grid, otherCounters),
    hull: other.hull,
    crew: other.crew ?? 1,
    standings: new Map(),
  }
  const counters = COUNTERS.map(counter => own[counter])
  const standing = standingOf(search, own.hull, own.crew ?? 1, counters)
  return effects.legal(context, counters).map(type => {
    const effect = effects.of(context, type, standing.crew)
    const { chance, idle } = worthOf(search, effect, standing, search.hull, search.crew, ACTIONS_AHEAD - 1)
    return {
      action: ACTIONS[type],
      chance: Math.min(1, Math.max(0, chance)),
      harm: harmOf(grid, effect),
      idleness: idle,
    }
  })
}

const ACTIONS_AHEAD = 2

interface Search {
  readonly effects: Effects
  readonly book: Book
  readonly seat: 0 | 1
  /** When this turn is over, the two lose sight of each other. */
  readonly lastTurn: boolean
  readonly impatience: number
  readonly own: SideGrid
  readonly other: SideGrid
  readonly otherStocks: readonly Share[]
  /** Of the other, before anything is done. */
  readonly hull: number
  readonly crew: number
  readonly standings: Map<string, Standing>
}

/** Hull, crew and what is used up of the side that acts; the first one is that before anything is done. */
interface Standing {
  readonly first: boolean
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
  readonly worths: Map<number, Worth>
}

/** The expected score, and how likely nothing has come of the turn. */
interface Worth {
  readonly chance: number
  readonly idle: number
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
  const standing = { first: standings.size === 0, hull, crew, counters, turns: new Map<Context, Rest>() }
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
): Worth {
  const { next, uses } = effect
  if (next === undefined && effect.own.every(({ crew: lost }) => lost === 0))
    return { chance: search.seat === 0 ? effect.score : 1 - effect.score, idle: 0 }
  const counters = uses.some(use => use !== 0)
    ? own.counters.map((count, i) => count - (uses[i] ?? 0))
    : own.counters
  let chance = 0
  let idle = 0
  for (const toll of effect.own) {
    const hullLeft = Math.min(search.own.hullMax, own.hull - toll.hull)
    const crewLeft = search.own.hasCrew ? Math.min(search.own.crewMax, own.crew - toll.crew) : 1
    // If both sides are broken at once the attacker loses.
    if (next === undefined || hullLeft < 1 || crewLeft < 1) continue
    const standing =
      hullLeft === own.hull && crewLeft === own.crew && counters === own.counters
        ? own
        : standingOf(search, hullLeft, crewLeft, counters)
    const worth = worthAgainst(search, effect, next, standing, hull, crew, ahead)
    chance += toll.chance * worth.chance
    idle += toll.chance * worth.idle
  }
  return { chance, idle }
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
): Worth {
  const rest = restOf(search, next, own, ahead)
  let chance = 0
  let idle = 0
  for (const toll of effect.other) {
    const hullLeft = hull - toll.hull
    const crewLeft = search.other.hasCrew ? crew - toll.crew : 1
    if (hullLeft < 1 || crewLeft < 1) {
      chance += toll.chance
    } else if (rest.leaves) {
      chance += toll.chance * rest.leaves.at(hullLeft, crewLeft)
      if (own.first && hullLeft === search.hull && crewLeft === search.crew) idle += toll.chance
    } else {
      const best = bestOf(search, rest, own, hullLeft, crewLeft, ahead)
      chance += toll.chance * best.chance
      idle += toll.chance * best.idle
    }
  }
  return { chance, idle }
}

function bestOf(search: Search, rest: Rest, own: Standing, hull: number, crew: number, ahead: number): Worth {
  const key = hull * 1000 + crew
  const known = rest.worths.get(key)
  if (known) return known
  let best: Worth = { chance: -1, idle: 0 }
  for (const effect of rest.effects) {
    const worth = worthOf(search, effect, own, hull, crew, ahead - 1)
    if (worth.chance - search.impatience * worth.idle > best.chance - search.impatience * best.idle)
      best = worth
  }
  rest.worths.set(key, best)
  return best
}

function restOf(search: Search, context: Context, own: Standing, ahead: number): Rest {
  const known = own.turns.get(context)
  if (known) return known
  const { seat, lastTurn, effects, book, otherStocks } = search
  const goesOn = effects.seatToAct(context) === seat
  const over = ahead === 0 || !goesOn
  const rest: Rest = {
    leaves: over
      ? lastTurn && !goesOn
        ? BROKEN_OFF
        : leavesOf(book, context, seat, own, otherStocks)
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

function harmOf({ hullMax, crewMax, hasCrew }: SideGrid, { other }: Effect): number {
  let harm = 0
  for (const { chance, hull, crew } of other)
    harm += chance * (hull / hullMax + (hasCrew ? crew / crewMax : 0))
  return harm
}
