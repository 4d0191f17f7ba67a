import type { Bracket, Side, System } from './schema/names.ts'

/** Everything that happens, complete enough to draw, to describe and to count from. Ships are named by their ids. */
export type Event =
  | { type: 'round-began'; round: number; order: string[] }
  | { type: 'energy-gained'; ship: string; amount: number; energy: number }
  | { type: 'disabled'; ship: string; disruption: number }
  | { type: 'disruption-fell'; ship: string; disruption: number }
  | { type: 'phase-began'; phase: 'move' | 'fire'; round: number }
  | { type: 'turn-began'; ship: string; seat: number; phase: 'move' | 'fire' }
  | { type: 'speed-set'; ship: string; from: number; to: number }
  | { type: 'turned'; ship: string; at: string; from: number; to: number; dice: number[] }
  | { type: 'turn-failed'; ship: string; at: string; dice: number[]; needed: number }
  | { type: 'advanced'; ship: string; from: string; to: string; facing: number; drifting: boolean }
  /** Would have ended on another ship. */
  | { type: 'stopped-short'; ship: string; at: string }
  | { type: 'left-map'; ship: string; seat: number; at: string; direction: number }
  | { type: 'charged'; ship: string; at: string; face: Side; cost: number; shield: number; energy: number }
  | { type: 'shield-shifted'; ship: string; from: Side; to: Side; points: number }
  | { type: 'afterburners-lit'; ship: string; energy: number }
  | { type: 'ecm-raised'; ship: string; energy: number }
  | { type: 'launched'; ship: string; squadron: string; at: string; facing: number; speed: number }
  | { type: 'targeted'; ship: string; target: string; weapons: number[] }
  | { type: 'switched'; ship: string; hardpoint: number; weapon: string; on: boolean }
  | Fired
  | { type: 'rolled'; ship: string; target: string; dice: number[]; reroll: boolean }
  | { type: 'roll-kept'; ship: string; dice: number[] }
  | Missed
  | {
      type: 'missiles-rolled'
      ship: string
      target: string
      from: string
      at: string
      hardpoint: number
      weapon: string
      die: number
      strikes: number
      /** Removed by anti-missile systems. */
      intercepted: number
    }
  | Struck
  | { type: 'disrupted'; ship: string; at: string; disruption: number }
  | {
      type: 'critical'
      ship: string
      at: string
      side: Side
      die: number
      result: System | 'weapon' | 'none'
      /** Whether it changed anything: a system is damaged once, and there may be no weapon left. */
      effect: boolean
      hardpoint: number | null
      weapon: string | null
    }
  /** `course` is the direction in which it flew. */
  | { type: 'destroyed'; ship: string; seat: number; at: string; course: number; by: string }
  | { type: 'turn-ended'; ship: string; seat: number; phase: 'move' | 'fire' }
  | { type: 'round-ended'; round: number }
  | { type: 'won'; seat: number; reason: string }
  | { type: 'drawn'; reason: string }

/** A volley leaves the ship. */
export interface Fired {
  type: 'fired'
  ship: string
  target: string
  from: string
  at: string
  range: number
  bracket: Bracket
  side: Side
  weapons: FiredWeapon[]
  energy: number
}

export interface FiredWeapon {
  hardpoint: number
  weapon: string
  /** Null for missiles. */
  difficulty: number | null
}

export interface Missed {
  type: 'missed'
  ship: string
  target: string
  from: string
  at: string
  hardpoint: number
  weapon: string
  difficulty: number
}

/** One blow: what each layer of the side lost, and what is left of it. */
export interface Struck {
  type: 'struck'
  ship: string
  target: string
  from: string
  at: string
  hardpoint: number
  weapon: string
  side: Side
  shield: number
  armor: number
  hull: number
  left: { shield: number; armor: number; hull: number }
}
