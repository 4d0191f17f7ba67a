import { MENU, POWERS, type Roll, type Ruleset } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'

/**
 * How a position looks to a seat: above 0 it is winning, ±`DECIDED` is the end. About log-odds. With less `care` than 1
 * its own life counts for less than the other's.
 */
export function standing(tables: Tables, state: State, seat: number, care = 1): number {
  const own = sideOf(state, seat)
  const other = sideOf(state, otherSeat(seat))
  // Whoever attacks loses when both are broken.
  if (gone(own)) return -DECIDED
  if (gone(other)) return DECIDED
  const mine = lifeOf(own, blowsOf(tables, otherSeat(seat)))
  const theirs = lifeOf(other, blowsOf(tables, seat))
  return clamp(STEEPNESS * (care * Math.log(mine) - Math.log(theirs)))
}

/** In a sketch what is left is an average, and whoever has any of it left may live. */
function gone({ hull, crew = 1 }: SideState): boolean {
  return hull <= 0 || crew <= 0
}

/** What it is worth to a seat to have fled. */
export function worthOfFlight(tables: Tables, seat: number): number {
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

interface Blows {
  readonly hull: number
  readonly crew: number
}

/** The heaviest blow that a seat can deal, on average, to hull and to crew. */
function blowsOf(tables: Tables, seat: number): Blows {
  const known = blows.get(tables)
  if (known) return known[seat === 0 ? 0 : 1]
  const both: [Blows, Blows] = [heaviest(tables, 0), heaviest(tables, 1)]
  blows.set(tables, both)
  return both[seat === 0 ? 0 : 1]
}

const blows = new WeakMap<Tables, [Blows, Blows]>()

function heaviest(tables: Tables, seat: number): Blows {
  const { menu, powers } = combatantOf(tables, seat)
  const arms: { hull?: Roll; crew?: Roll }[] = [
    ...MENU.filter(entry => menu.includes(entry)).flatMap(entry => armsOf(tables.ruleset, entry)),
    ...POWERS.flatMap(id => powers[id] ?? []),
  ]
  return {
    hull: Math.max(1, ...arms.map(({ hull }) => mean(hull))),
    crew: Math.max(1, ...arms.map(({ crew }) => mean(crew))),
  }
}

function armsOf({ attacks }: Ruleset, entry: string): { hull: Roll; crew: Roll }[] {
  if (entry === 'cannon') return [attacks.cannon.ball, attacks.cannon.grape]
  return entry === 'rifle' ? [attacks.rifle] : []
}

function mean(roll: Roll | undefined): number {
  return roll ? (roll.count * (roll.faces + 1)) / 2 + roll.bonus : 0
}

function clamp(value: number): number {
  return Math.max(1 - DECIDED, Math.min(DECIDED - 1, value))
}
