import type { Skill } from '../battle/schema/names.ts'
import type { Ending } from './state.ts'

/** Everything that happens between battles, and what comes of them. Ships, captains and missions are named by their ids. */
export type Event =
  | { type: 'campaign-began'; ships: string[] }
  | { type: 'mission-due'; mission: string; limit: number }
  | { type: 'branch-due'; missions: string[] }
  | { type: 'branch-chosen'; mission: string }
  | { type: 'skill-raised'; ship: string; captain: string; skill: Skill; rank: number; points: number }
  | { type: 'appointed'; ship: string; captain: string }
  | { type: 'docked'; ship: string }
  | { type: 'undocked'; ship: string }
  | { type: 'selected'; ship: string; size: number; limit: number }
  | { type: 'deselected'; ship: string; size: number; limit: number }
  | { type: 'mission-started'; mission: string; ships: string[]; size: number }
  | { type: 'mission-won'; mission: string; reason: string }
  | { type: 'mission-lost'; mission: string; reason: string; drawn: boolean }
  | { type: 'ship-lost'; ship: string; captain: string | null }
  | Experience
  | { type: 'repaired'; ship: string }
  | { type: 'ship-joined'; ship: string; captain: string | null; prize: boolean }
  | { type: 'captain-joined'; captain: string }
  | FleetLog
  | { type: 'ended'; reason: Ending; won: number; ships: number; score: number }

/** What a captain gained in a battle. */
export interface Experience {
  type: 'experience-gained'
  ship: string
  captain: string
  gained: number
  destroyed: number
  experience: number
  level: number
  /** Whether the level is a new one. */
  raised: boolean
}

/** The fleet after each mission. Charts are drawn from it. */
export interface FleetLog {
  type: 'fleet-logged'
  missions: number
  won: number
  ships: number
  size: number
  /** Hull and armor left, in percent of the whole. */
  condition: number
  levels: number
}
