import type { LootKind, PowerId, Weapon } from './schema-names.ts'
import type { Reason } from './state.ts'

/** Everything that happens, complete enough to draw, to describe and to count from. Seats are 0 and 1. */
export type Event =
  | Initiative
  | { type: 'turn-began'; seat: number; turn: number; T: number }
  | Attacked
  | Struck
  | { type: 'moved'; seat: number; move: 'close' | 'gain'; from: number; to: number }
  /** A chase has led nowhere; `left` more such times, and the chaser closes in and holds on. The seat is the chaser's. */
  | { type: 'kept-distance'; seat: number; left: number }
  | { type: 'closed-in'; seat: number; from: number; to: number }
  | { type: 'braced'; seat: number; brace: number }
  | Mended
  | { type: 'switched'; seat: number; ammo: 'ball' | 'grape'; left: number }
  | { type: 'drifted'; seat: number }
  | { type: 'surfaced'; seat: number }
  | { type: 'fled'; seat: number }
  | { type: 'beaten'; seat: number; reason: Extract<Reason, 'sunk' | 'crew-lost'> }
  | { type: 'won'; seat: number; loot: Record<LootKind, number>; dice: readonly LootRoll[] }
  | { type: 'lost-sight'; turns: number }

/** One roll of the procedure, as the dice fell. */
export interface Fall {
  readonly faces: number
  readonly dice: readonly number[]
  /** Added by the rule, by distance, and taken off by a braced crew: 0 or less. */
  readonly bonus: number
  readonly distance: number
  readonly brace: number
  /** The sum of it all, never below zero. */
  readonly total: number
}

/** A roll against hull or crew. */
export interface Toll extends Fall {
  /** What was lost; less than the roll where less was left. */
  readonly lost: number
  /** Afterwards. */
  readonly left: number
}

export interface Initiative {
  type: 'initiative'
  faces: number
  /** By seat, as the dice fell. */
  dice: readonly [readonly number[], readonly number[]]
  P: number
  G: number
  /** The seat that begins. */
  first: number
}

/** Cannon, rifle or boarding party. A roll is left out where the target has nothing to roll against. */
export interface Attacked {
  type: 'attacked'
  seat: number
  weapon: Weapon
  D: number
  hull?: Toll
  crew?: Toll
  /** What it cost the boarders themselves. */
  own?: Toll
  /** The target is immune. */
  immune: boolean
  /** Rounds left; none for boarding. */
  rounds?: number
}

/** A power of a monster or ghost ship. */
export interface Struck {
  type: 'struck'
  seat: number
  power: PowerId
  from: number
  /** The distance afterwards. */
  D: number
  hull?: Toll
  crew?: Toll
  grips: boolean
  dives: boolean
  breath: number
}

export interface Mended {
  type: 'mended'
  seat: number
  item: 'shoring' | 'dressing'
  roll: Fall
  gained: number
  /** Hull or crew afterwards. */
  value: number
  /** Of the item in store. */
  left: number
}

/** One line of a loot table that came true. */
export interface LootRoll {
  readonly what: LootKind
  readonly faces: number
  readonly dice: readonly number[]
  readonly bonus: number
  readonly amount: number
}
