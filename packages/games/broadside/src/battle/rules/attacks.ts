import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Attacked, Event } from '../events.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { harmOf, loadedIn } from './harm.ts'
import { refuse } from './refusals.ts'
import { rollOnCrew, rollOnHull } from './roll.ts'

/** 5 a) Cannon: distance check, then ammo check. */
export function whyNotCannon({ ruleset }: Tables, state: State, seat: number): Refusal | undefined {
  const { least, most } = ruleset.attacks.cannon
  // If (D < 1): can't use cannon if ship is next to the other ship.
  if (state.D < least) return refuse('too-close')
  if (state.D > most) return refuse('out-of-range')
  // The document has the ammo checks the wrong way round: a side with none of the loaded kind is refused.
  const { AT, A1, A2 } = sideOf(state, seat)
  if (AT === 1 && A1 < 1) return refuse('out-of-shot')
  if (AT === 2 && A2 < 1) return refuse('out-of-chain')
  return whyNotSeen(state, seat)
}

/** 5 b) Rifle: long range, enabled at D > 1. */
export function whyNotRifle({ ruleset }: Tables, state: State, seat: number): Refusal | undefined {
  const { least, most } = ruleset.attacks.rifle
  if (state.D < least) return refuse('too-close-to-shoot')
  if (state.D > most) return refuse('out-of-range')
  if (sideOf(state, seat).A3 < 1) return refuse('out-of-ammo')
  return whyNotSeen(state, seat)
}

/** 5 c) Boarding party: enabled at D = 0. Sea monsters cannot be boarded. */
export function whyNotBoard(tables: Tables, state: State, seat: number): Refusal | undefined {
  const { least, most } = tables.ruleset.attacks.board
  if (state.D < least || state.D > most) return refuse('out-of-range')
  return combatantOf(tables, otherSeat(seat)).boarding ? undefined : refuse('no-boarding')
}

/** What has dived cannot be shot at. */
function whyNotSeen(state: State, seat: number): Refusal | undefined {
  return sideOf(state, otherSeat(seat)).dived ? refuse('dived') : undefined
}

/** Normal shot damages the ship mostly, grape mostly kills crew. The round is spent even where it does nothing. */
export function shoot(
  tables: Tables,
  state: State,
  seat: number,
  type: 'cannon' | 'rifle',
  dice: Dice,
  emit: Emit<Event>,
): void {
  const own = sideOf(state, seat)
  const target = sideOf(state, otherSeat(seat))
  const { hull, crew, immune } = harmOf(tables, state, seat, type) ?? MISS
  const weapon = type === 'rifle' ? 'rifle' : loadedIn(own)
  const event: Attacked = {
    type: 'attacked',
    seat,
    weapon,
    D: state.D,
    immune,
    rounds: spendRound(own, type),
  }
  if (hull) event.hull = rollOnHull(target, hull, dice)
  if (crew) event.crew = rollOnCrew(target, crew, dice)
  emit(event)
}

/** One of the loaded kind, or a rifle round; the rounds left. */
export function spendRound(own: SideState, type: 'cannon' | 'rifle'): number {
  if (type === 'rifle') return --own.A3
  return own.AT === 1 ? --own.A1 : --own.A2
}

/** Boarding relies on crew numbers to deal damage: GC – Roll(PC,1,b) → GC, PC – Roll(20,1,b) → PC. */
export function board(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const { crew, own, immune } = harmOf(tables, state, seat, 'board') ?? MISS
  const event: Attacked = { type: 'attacked', seat, weapon: 'board', D: state.D, immune }
  if (crew) event.crew = rollOnCrew(sideOf(state, otherSeat(seat)), crew, dice)
  if (own) event.own = rollOnCrew(sideOf(state, seat), own, dice)
  emit(event)
}

const MISS = { hull: undefined, crew: undefined, own: undefined, immune: true }
