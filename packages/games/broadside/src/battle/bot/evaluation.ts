import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import type { Blows, Matchup } from './matchup.ts'

/**
 * The value of a position to a seat, about log-odds: above 0 it is winning, ±`DECIDED` is the end. With less `care` than
 * 1 its own ship counts for less than the other's.
 */
export function evaluate({ blows }: Matchup, state: State, seat: number, care = 1): number {
  const own = sideOf(state, seat)
  const other = sideOf(state, otherSeat(seat))
  // If both sides are broken at once the attacker loses.
  if (gone(own)) return -DECIDED
  if (gone(other)) return DECIDED
  const mine = lifeOf(own, seat === 0 ? blows[1] : blows[0])
  const theirs = lifeOf(other, seat === 0 ? blows[0] : blows[1])
  return clamp(STEEPNESS * (care * Math.log(mine) - Math.log(theirs)))
}

/** In a sketch hull and crew are averages: a side with any of them left may live. */
function gone({ hull, crew = 1 }: SideState): boolean {
  return hull <= 0 || crew <= 0
}

/** The value to a seat of having fled. */
export function valueOfFlight(tables: Tables, seat: number): number {
  const { escape: share } = combatantOf(tables, seat)
  if (share <= 0) return -DECIDED
  return share >= 1 ? DECIDED : clamp(Math.log(share / (1 - share)))
}

export const DECIDED = 8
const STEEPNESS = 2.5

/** How many heavy blows a side can take: blows to the hull and blows to the crew wear it down side by side. */
function lifeOf({ hull, crew }: SideState, blows: Blows): number {
  const byHull = Math.max(0.05, hull / blows.hull)
  if (crew === undefined) return byHull
  const byCrew = Math.max(0.05, crew / blows.crew)
  // Harmonic: the one nearer to its end counts most.
  return 1 / (1 / byHull + 1 / byCrew)
}

function clamp(value: number): number {
  return Math.max(1 - DECIDED, Math.min(DECIDED - 1, value))
}
