import type { Dice, Emit, Refusal } from '@sextant/engine'
import { roll } from '../../battle/rules/roll.ts'
import type { Event } from '../events.ts'
import type { Item } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { log } from './log.ts'
import { refuse } from './refusals.ts'
import { portHere } from './trade.ts'

/**
 * Shoring and dressings used outside of a fight, by the same dice as in one, and only at sea: in port they would mend
 * for less than the yard asks.
 */

export function whyNotUse(tables: Tables, state: State, item: Item): Refusal | undefined {
  if (state.passage && state.passage.stage !== 'clear') return refuse('enemy-in-sight')
  if (portHere(tables, state)) return refuse('in-port')
  if (state.stores[item] < 1) return refuse('none-left')
  if (roomFor(tables, state, item) > 0) return undefined
  return refuse(item === 'shoring' ? 'hull-full' : 'crew-full')
}

export function use(tables: Tables, state: State, item: Item, dice: Dice, emit: Emit<Event>): void {
  const fell = roll(tables.options.duel.ruleset.items[item], dice)
  const gained = Math.min(roomFor(tables, state, item), fell.total)
  const part = item === 'shoring' ? 'hull' : 'crew'
  state[part] += gained
  state.stores[item]--
  emit({
    type: 'used',
    item,
    dice: fell.dice,
    faces: fell.faces,
    gained,
    value: state[part],
    left: state.stores[item],
  })
  log(state, emit)
}

export function roomFor({ options: { duel } }: Tables, { hull, crew }: State, item: Item): number {
  return item === 'shoring' ? duel.ship.hullMax - hull : (duel.ship.crewMax ?? 0) - crew
}
