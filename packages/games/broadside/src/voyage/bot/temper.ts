import type { Good } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** How a captain decides. */
export interface Temper {
  /** Fights rehearsed before one is accepted; 0 for a captain who does not think. */
  readonly rehearsals: number
  /** The least chance to win and the most to be sunk for a fight to be accepted. */
  readonly won: number
  readonly sunk: number
  /** The same where a prize is still needed: the least chance to take one. */
  readonly taken: number
  readonly sunkForPrize: number
  /** Below this part of hull or crew the ship is spent: it needs a port. */
  readonly spent: number
  /** Shoring and dressings saved for fights while the ship is not spent. */
  readonly saved: number
  /** What is bought in port, in this order, up to what part of the most there can be. */
  readonly wanted: readonly (readonly [good: Good, part: number])[]
  /** Refits are bought when this much gold is left after them. */
  readonly purseAfterRefit: number
  /** What a leg costs: for each day, for its danger, less for the chance of a prize that is still needed. */
  readonly day: number
  readonly danger: number
  readonly prize: number
}

export const CAREFUL: Temper = {
  rehearsals: 16,
  won: 0.7,
  sunk: 0.1,
  taken: 0.4,
  sunkForPrize: 0.2,
  spent: 0.6,
  saved: 1,
  wanted: [
    ['hull', 1],
    ['crew', 1],
    ['ball', 0.7],
    ['grape', 0.6],
    ['rifle', 0.6],
    ['dressing', 0.5],
    ['shoring', 0.5],
    ['ball', 1],
    ['grape', 1],
    ['rifle', 1],
  ],
  purseAfterRefit: 60,
  day: 0.05,
  danger: 1.5,
  prize: 1,
}

export const BOLD: Temper = {
  rehearsals: 0,
  won: 0,
  sunk: 1,
  taken: 0,
  sunkForPrize: 1,
  spent: 0.3,
  saved: 0,
  wanted: [
    ['hull', 0.8],
    ['ball', 0.8],
    ['crew', 0.8],
    ['grape', 0.5],
  ],
  purseAfterRefit: 9999,
  day: 1,
  danger: 0,
  prize: 0,
}

/** The worse of hull and crew, as a part of the whole. */
export function fitness({ options: { duel } }: Tables, { hull, crew }: State): number {
  return Math.min(hull / duel.ship.hullMax, crew / (duel.ship.crewMax ?? 1))
}
