import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'
import { roll } from './roll.ts'

/** 7 a) If (IS > 0), else “None left to use!” */
export function whyNotShoring(state: State, seat: number): Refusal | undefined {
  return sideOf(state, seat).IS > 0 ? undefined : refuse('none-left')
}

/** Roll(8,3,b) + PH → PH, never above the full hull; one is used up. */
export function shore(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  const fell = roll(tables.ruleset.items.shoring, dice)
  const gained = Math.min(fell.total, combatantOf(tables, seat).hullMax - own.hull)
  own.hull += gained
  own.IS--
  emit({ type: 'mended', seat, item: 'shoring', roll: fell, gained, value: own.hull, left: own.IS })
}

/** 7 b) If (ID > 0), else “None left to use!” */
export function whyNotDressing(state: State, seat: number): Refusal | undefined {
  return sideOf(state, seat).ID > 0 ? undefined : refuse('none-left')
}

/** Roll(10,1,b) + PC → PC, never above the full crew; one is used up. */
export function dress(tables: Tables, state: State, seat: number, dice: Dice, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  const fell = roll(tables.ruleset.items.dressing, dice)
  const crew = own.crew ?? 0
  const gained = Math.min(fell.total, (combatantOf(tables, seat).crewMax ?? 0) - crew)
  if (own.crew !== undefined) own.crew = crew + gained
  own.ID--
  emit({ type: 'mended', seat, item: 'dressing', roll: fell, gained, value: crew + gained, left: own.ID })
}

/** 7 c) If (AT = 1) then AT → 2, else AT → 1. It takes an action like any other. */
export function switchAmmo(state: State, seat: number, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  own.AT = own.AT === 1 ? 2 : 1
  const grape = own.AT === 2
  emit({ type: 'switched', seat, ammo: grape ? 'grape' : 'ball', left: grape ? own.A2 : own.A1 })
}
