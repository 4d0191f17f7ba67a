import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Attacked, Event, Toll } from '../events.ts'
import type { Roll, Weapon } from '../schema.ts'
import type { SideState, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'
import { rollOnCrew, rollOnHull } from './roll.ts'

/** 5 a) Cannon: distance check, then ammo check. */
export function whyNotCannon({ ruleset }: Tables, state: State, seat: number): Refusal | undefined {
  const { least, most } = ruleset.attacks.cannon
  // If (D < 1): can't use cannon if ship is next to the other ship.
  if (state.D < least) return refuse('too-close')
  if (state.D > most) return refuse('out-of-range')
  // The checks of ammo are meant the other way round: whoever has none of the loaded kind is refused.
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

export function fireCannon(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  const { ball, grape } = tables.ruleset.attacks.cannon
  if (own.AT === 1) {
    // Normal shot damages the ship mostly with some loss of crew.
    own.A1--
    shoot(tables, state, seat, 'ball', ball, own.A1, dice, emit)
  } else {
    // Grape shot mostly kills crew, doing little damage to ship.
    own.A2--
    shoot(tables, state, seat, 'grape', grape, own.A2, dice, emit)
  }
}

export function fireRifle(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  own.A3--
  shoot(tables, state, seat, 'rifle', tables.ruleset.attacks.rifle, own.A3, dice, emit)
}

function shoot(
  tables: Tables,
  state: State,
  seat: number,
  weapon: Weapon,
  harm: { readonly hull: Roll; readonly crew: Roll },
  rounds: number,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const other = otherSeat(seat)
  const immune = combatantOf(tables, other).immune.includes(weapon)
  const event: Attacked = { type: 'attacked', seat, weapon, D: state.D, immune, rounds }
  if (!immune) {
    const target = sideOf(state, other)
    event.hull = rollOnHull(target, harm.hull, state.D, dice)
    const crew = crewToll(tables, target, harm.crew, state.D, dice)
    if (crew) event.crew = crew
  }
  emit(event)
}

/** Rules about a crew skip those who have none. */
export function crewToll(
  { ruleset }: Tables,
  target: SideState,
  harm: Roll,
  D: number,
  dice: Dice,
): Toll | undefined {
  if (target.crew === undefined) return undefined
  return rollOnCrew(target, harm, D, target.braced ? ruleset.brace : 0, dice)
}

/** Boarding relies on crew numbers to deal damage: GC – Roll(PC,1,b) → GC, PC – Roll(20,1,b) → PC. */
export function board(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const { defender, attacker } = tables.ruleset.attacks.board
  const own = sideOf(state, seat)
  const other = otherSeat(seat)
  const immune = combatantOf(tables, other).immune.includes('board')
  const event: Attacked = { type: 'attacked', seat, weapon: 'board', D: state.D, immune }
  if (!immune) {
    // Damage based on crew population, as it was when the boarders went over.
    const harm = { faces: own.crew ?? 1, count: 1, bonus: defender.bonus, perDistance: 0 }
    const crew = crewToll(tables, sideOf(state, other), harm, state.D, dice)
    if (crew) event.crew = crew
  }
  // Some casualties occur. A brace is against the other side's rolls, and this is one's own.
  event.own = rollOnCrew(own, attacker, state.D, 0, dice)
  emit(event)
}
