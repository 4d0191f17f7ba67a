import type { Army, Faction, Kind } from './schema.ts'

/** Everything that happens, complete enough to draw, to describe and to count from. */
export type Event =
  | { type: 'round-began'; round: number }
  | { type: 'turn-began'; army: Army; round: number }
  | { type: 'moved'; unit: string; army: Army; kind: Kind; from: string; to: string; path: string[] }
  | ({ type: 'attacked' } & Struck)
  | ({ type: 'countered' } & Struck)
  | { type: 'destroyed'; unit: string; army: Faction; kind: Kind; at: string; by: Faction }
  | Captured
  | { type: 'recruited'; unit: string; army: Army; kind: Kind; city: string; at: string; cost: number }
  | {
      type: 'healed'
      unit: string
      army: Faction
      kind: Kind
      at: string
      amount: number
      /** Afterwards. */
      health: number
    }
  | { type: 'income'; army: Army; cities: number; gold: number; purse: number }
  | { type: 'turn-ended'; army: Army; round: number }
  | { type: 'won'; army: Army; reason: string }
  | { type: 'drawn'; reason: string }

/** One blow: who struck whom, from where, how hard and why. */
export interface Struck {
  unit: string
  army: Faction
  kind: Kind
  from: string
  target: string
  targetArmy: Faction
  targetKind: Kind
  at: string
  damage: number
  critical: boolean
  melee: boolean
  /** The target's, afterwards; 0 when it is destroyed. */
  health: number
  factors: Factors
}

/** What the attack was multiplied by; a trait that did not apply is 1. */
export interface Factors {
  counter: number
  hunting: number
  fortitude: number
  fragile: number
}

export interface Captured {
  type: 'captured'
  city: string
  at: string
  unit: string
  from: Faction
  army: Army
  /** Tiles of the region that come with it. */
  tiles: number
  /** Gold for taking a neutral city, and gold taken from the enemy. */
  reward: number
  plunder: number
}
