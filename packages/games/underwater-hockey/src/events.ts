import type { Plan } from './plan.ts'
import type { Plane, Team } from './schema-names.ts'

/** Everything that happens, complete enough to draw, to describe and to count from. Units go by id, tiles by name. */
export type Event =
  /** Heard by the team alone; without a plan, the unit is back to the proposal. */
  | { type: 'planned'; team: Team; unit: string; at: string; plan: Plan | null }
  | { type: 'committed'; team: Team; turn: number }
  /** Both have committed: where all units are, and their plans, in the order of the state. */
  | { type: 'turn-began'; turn: number; places: Place[]; plans: Plan[] }
  | { type: 'changed-planes'; turn: number; changes: PlaneChange[] }
  /** The puck lies free where its holder left it. */
  | { type: 'puck-lost'; unit: string; team: Team; at: string }
  | Flicked
  | StealTried
  | { type: 'curled'; turns: Turned[] }
  | Swam
  | { type: 'picked-up'; unit: string; team: Team; at: string; from: string; among: string[] }
  | Goal
  | { type: 'breathed'; turn: number; under: string[]; breath: number[]; holder: string | null }
  /** Out of breath. */
  | { type: 'forced-up'; unit: string; team: Team; from: string; to: string }
  | { type: 'kickoff'; turn: number; score: [number, number]; places: Place[]; puck: string }
  | { type: 'won'; team: Team; reason: string; score: [number, number] }
  | { type: 'drawn'; reason: string; score: [number, number] }

export interface PlaneChange {
  unit: string
  team: Team
  at: string
  to: Plane
  /** Another unit was in the way: it stays in its plane. */
  blocked: boolean
}

export interface Flicked {
  type: 'flicked'
  unit: string
  team: Team
  /** From the flicker to where the puck stops, both included. */
  path: string[]
  /** The unit that has it then, if any. */
  caught: string | null
  caughtBy: Team | null
  /** It was aimed at a tile that the other team defends. */
  shot: boolean
}

export interface StealTried {
  type: 'steal-tried'
  unit: string
  team: Team
  at: string
  /** Who had the puck, and where. */
  victim: string
  victimAt: string
  chance: number
  won: boolean
}

export interface Turned {
  unit: string
  at: string
  facing: number
}

/** A stroke of all swimmers at once; the first is 1. */
export interface Swam {
  type: 'swam'
  stroke: number
  moves: Move[]
  draws: TileDraw[]
  stopped: Stop[]
  /** The way of a puck that was carried. */
  puck: { from: string; to: string } | null
}

export interface Move {
  unit: string
  from: string
  to: string
  facing: number
}

/** Several wanted a tile, or two each other's; `pushed` went aside. */
export interface TileDraw {
  at: string
  units: string[]
  winner: string
  pushed: string | null
}

/** Stopped before a unit that stays, or before a tile that another has drawn; it has turned there. */
export interface Stop {
  unit: string
  at: string
  facing: number
  by: string
}

export interface Goal {
  type: 'goal'
  team: Team
  /** Who put it there, also into the own goal; null where the rules cannot tell. */
  by: string | null
  own: boolean
  how: 'flick' | 'swim'
  at: string
  turn: number
  score: [number, number]
}

export interface Place {
  unit: string
  at: string
  facing: number
}
