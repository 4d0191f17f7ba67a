import type { Trait } from '../battle/schema/names.ts'
import type { Ending, Result } from './state.ts'

/** Everything that happens between battles, and what comes of them. Units, kinds and battles are named by their ids. */
export type Event =
  | { type: 'campaign-began'; units: string[]; supplies: number }
  | { type: 'battle-due'; battle: string }
  | { type: 'way-due'; battles: string[] }
  | { type: 'way-chosen'; battle: string }
  | { type: 'recruits-drawn'; kinds: string[] }
  | { type: 'recruited'; unit: string; cost: number; supplies: number }
  | { type: 'healed'; unit: string; cost: number; supplies: number }
  | { type: 'trait-chosen'; unit: string; trait: Trait }
  | { type: 'fielded'; unit: string; count: number; most: number }
  | { type: 'held-back'; unit: string; count: number; most: number }
  | { type: 'battle-started'; battle: string; units: string[] }
  | { type: 'battle-fought'; battle: string; result: Result; reason: string; supplies: number }
  | Casualty
  | Experience
  | { type: 'traits-drawn'; unit: string; traits: Trait[] }
  | { type: 'recovered'; unit: string }
  | { type: 'joined'; unit: string }
  | PlatoonLog
  | { type: 'ended'; reason: Ending; won: number; units: number; score: number }

/** The die of a unit that was destroyed. */
export interface Casualty {
  type: 'fell'
  unit: string
  die: number
  /** What was added to it. */
  added: number
  /** It is lost, misses the next battle, was saved from that by a Medic, or is unhurt. */
  fate: Fate
}

export type Fate = 'lost' | 'wounded' | 'saved' | 'unhurt'

/** What a unit gained in a battle. */
export interface Experience {
  type: 'experience-gained'
  unit: string
  gained: number
  destroyed: number
  experience: number
  level: number
  /** Whether the level is a new one. */
  raised: boolean
}

/** The platoon after each battle. Charts are drawn from it. */
export interface PlatoonLog {
  type: 'platoon-logged'
  battles: number
  won: number
  units: number
  fit: number
  levels: number
  supplies: number
}
