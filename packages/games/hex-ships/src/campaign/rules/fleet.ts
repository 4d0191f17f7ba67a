import type { Refusal } from '@sextant/engine'
import { SIDES, SKILLS, type Skill } from '../../battle/schema/names.ts'
import type { Captain, FleetShip, State } from '../state.ts'
import { sheetOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'

/** Ships and captains of the fleet. */

export function shipIn({ fleet }: State, id: string): FleetShip | undefined {
  return fleet.find(ship => ship.id === id)
}

export function wholeShip(tables: Tables, id: string, captain: Captain | null): FleetShip {
  const { hull, armor } = sheetOf(tables, id)
  return { id, captain, hull, armor: { ...armor }, criticals: [], broken: [], docked: false }
}

export function isDamaged(tables: Tables, { id, hull, armor, criticals, broken }: FleetShip): boolean {
  const sheet = sheetOf(tables, id)
  return (
    hull < sheet.hull ||
    criticals.length > 0 ||
    broken.length > 0 ||
    SIDES.some(side => armor[side] < sheet.armor[side])
  )
}

/** Hull and armor left, as a part of the whole. */
export function conditionOf(tables: Tables, { id, hull, armor }: FleetShip): number {
  const sheet = sheetOf(tables, id)
  const sum = (points: FleetShip['armor']) => SIDES.reduce((total, side) => total + points[side], 0)
  return (hull + sum(armor)) / (sheet.hull + sum(sheet.armor))
}

export function levelOf({ options }: Tables, { experience }: Pick<Captain, 'experience'>): number {
  return Math.min(options.mostLevel, 1 + Math.floor(experience / options.experience.level))
}

/** A point for each level after the first, less those that have been spent. */
export function pointsOf(tables: Tables, captain: Omit<Captain, 'id'>): number {
  const spent = SKILLS.reduce((sum, skill) => sum + captain[skill] - 1, 0)
  return levelOf(tables, captain) - 1 - spent
}

export function whyNotRaise(tables: Tables, state: State, id: string, skill: Skill): Refusal | undefined {
  const ship = shipIn(state, id)
  if (!ship) return refuse('no-such-ship')
  if (!ship.captain) return refuse('no-captain')
  if (pointsOf(tables, ship.captain) < 1) return refuse('no-points')
  const { mostRank } = tables.options
  return ship.captain[skill] < mostRank ? undefined : refuse('rank-at-most', { rank: mostRank })
}

export function whyNotAppoint(state: State, captain: string, id: string): Refusal | undefined {
  const ship = shipIn(state, id)
  if (!ship) return refuse('no-such-ship')
  if (ship.captain) return refuse('has-captain')
  return state.reserve.some(one => one.id === captain) ? undefined : refuse('no-such-captain')
}
