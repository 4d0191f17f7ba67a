import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'
import { roll } from './roll.ts'

export type Item = 'shoring' | 'dressing'

/** 7 a), b) If (IS > 0), if (ID > 0), else “None left to use!” */
export function whyNotItem(state: State, seat: number, item: Item): Refusal | undefined {
  const { IS, ID } = sideOf(state, seat)
  return (item === 'shoring' ? IS : ID) > 0 ? undefined : refuse('none-left')
}

/** Roll(8,3,b) + PH → PH; Roll(10,1,b) + PC → PC. */
export function useItem(
  tables: Tables,
  state: State,
  seat: number,
  item: Item,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const own = sideOf(state, seat)
  const fell = roll(tables.ruleset.items[item], dice)
  const gained = mend(tables, state, seat, item, fell.total)
  const value = item === 'shoring' ? own.hull : (own.crew ?? 0)
  const left = item === 'shoring' ? own.IS : own.ID
  emit({ type: 'mended', seat, item, roll: fell, gained, value, left })
}

/** One is used up. Hull and crew never rise above what is full; returns what was gained. */
export function mend(tables: Tables, state: State, seat: number, item: Item, amount: number): number {
  const own = sideOf(state, seat)
  const { hullMax, crewMax = 0 } = combatantOf(tables, seat)
  if (item === 'shoring') {
    const before = own.hull
    own.IS--
    own.hull = Math.min(hullMax, before + amount)
    return own.hull - before
  }
  own.ID--
  const before = own.crew
  if (before === undefined) return 0
  own.crew = Math.min(crewMax, before + amount)
  return own.crew - before
}

/** 7 c) If (AT = 1) then AT → 2, else AT → 1. It takes an action like any other. */
export function switchAmmo(state: State, seat: number, emit: Emit<Event>): void {
  const own = sideOf(state, seat)
  own.AT = own.AT === 1 ? 2 : 1
  const grape = own.AT === 2
  emit({ type: 'switched', seat, ammo: grape ? 'grape' : 'ball', left: grape ? own.A2 : own.A1 })
}
