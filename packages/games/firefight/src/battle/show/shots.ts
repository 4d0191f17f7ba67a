import { at } from '@sextant/engine'
import { distance } from '@sextant/hex'
import { type Aim, type Attack, aimOf } from '../rules/aim.ts'
import { attackChances } from '../rules/odds.ts'
import { sees } from '../rules/sight.ts'
import { readState } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import type { Field } from './field.ts'

/** What an attack is expected to do. */
export interface Shot {
  readonly unit: number
  readonly weapon: number
  readonly aim: Aim
  /** On average. */
  readonly wounds: number
  /** The chance that the target is destroyed. */
  readonly destroyed: number
}

/** The chances of one position, each reckoned once: many places share them. */
export interface Shots {
  readonly field: Field
  readonly state: State
  readonly known: Map<string, Pick<Shot, 'wounds' | 'destroyed'>>
}

export function shotsIn(field: Field, state: State): Shots {
  readState(field.work, state)
  return { field, state, known: new Map() }
}

/** @param state where its units are elsewhere than in the position of the shots */
export function shotOf({ field, known, state: now }: Shots, order: Attack, state = now): Shot {
  const { work } = field
  const aim = aimOf(work, state, order)
  const { unit, weapon, target } = order
  const { hit, save, furious, relentless } = aim
  const key = `${unit} ${weapon} ${target} ${hit} ${save} ${furious} ${relentless}`
  let odds = known.get(key)
  if (!odds) {
    const chances = attackChances(work, state, aim, target)
    odds = {
      wounds: chances.reduce((sum, chance, wounds) => sum + chance * wounds, 0),
      destroyed: chances.at(-1) ?? 0,
    }
    known.set(key, odds)
  }
  return { unit, weapon, aim, ...odds }
}

/** The weapons with which a unit on a cell could attack one on another, the best first. */
export function bestShots(shots: Shots, unit: number, target: number, state = shots.state): Shot[] {
  const { tables, work } = shots.field
  const { weapons, usable } = at(tables.units, unit)
  const [from, to] = [at(state.at, unit), at(state.at, target)]
  if (from < 0 || to < 0) return []
  const away = distance(tables.board, from, to)
  const usables = weapons.slice(0, usable).filter(({ range }) => away <= range)
  if (usables.length === 0 || !sees(work, from, to)) return []
  return usables
    .map(({ index: weapon }) => shotOf(shots, { unit, weapon, target, watch: false }, state))
    .sort((a, b) => b.wounds - a.wounds)
}
