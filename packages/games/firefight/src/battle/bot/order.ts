import type { Strike } from './strikes.ts'

/** What one unit does in a turn. */
export interface Order {
  readonly unit: number
  /** Where it ends the turn. */
  readonly cell: number
  readonly moves: boolean
  readonly attack: PlannedAttack | undefined
  /** Whether it attacks before it moves. */
  readonly first: boolean
  /** The weapon it watches with, or -1, and the friend it heals, or -1. */
  readonly watch: number
  readonly heal: number
  /** The worth of its watching or healing. */
  readonly aid: number
  /** Shots of watchers on its way, and whether its path leads around them. */
  readonly shots: readonly Shot[]
  readonly around: boolean
  /** What it looks like by itself. */
  readonly score: number
}

export interface PlannedAttack {
  readonly target: number
  readonly weapon: number
  readonly strike: Strike
  /** What it is expected to gain, with what its blast does to others. */
  readonly gain: number
}

/** A watcher that will shoot, by its place among the watchers. */
export interface Shot {
  readonly watcher: number
  readonly strike: Strike
}

export function isIdle({ moves, attack, watch, heal }: Order): boolean {
  return !moves && !attack && watch < 0 && heal < 0
}

/** An order with what does not change from one turn that it is part of to another. */
export interface Candidate extends Order {
  /** By enemy: its best attack on the unit where it ends. */
  readonly replies: readonly (Strike | undefined)[]
  readonly approach: number
}

/** Those that heal and attack come first: what the dice decide is good to know for the others. */
export function urgency({ attack, heal, moves }: Order): number {
  return (heal >= 0 ? 1000 : 0) + (attack?.gain ?? 0) + (moves ? 0 : 0.001)
}
