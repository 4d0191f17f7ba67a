import { at } from '@sextant/engine'
import { actingIndex } from '../../rules/acting.ts'
import { noteLoss } from '../../rules/ending.ts'
import { type Shot, shotAt, shotOf } from '../../rules/volley.ts'
import { volleyEndings } from '../../rules/volley-odds.ts'
import { copyState, type State } from '../../state.ts'
import type { Tables } from '../../tables.ts'
import type { Attack } from '../attack.ts'
import { fireByMeans } from '../mean-fire.ts'
import { weightsOf } from '../worth.ts'
import { chanceFor } from './estimate.ts'

/** Whose chance is asked for. */
interface Asking {
  readonly tables: Tables
  readonly seat: number
}

/** The chance to win when the round is over, if the acting ship fires no more: what others fire counts by its means. */
export function chanceAfterFire({ tables, seat }: Asking, state: State): number {
  if (state.over) return chanceFor(tables, state, seat)
  const after = copyState(state)
  const weights = [weightsOf(tables, 0), weightsOf(tables, 1)]
  return chanceFor(tables, after, seat, fireByMeans(tables, after, weights, state.acted + 1))
}

/** The same after a volley: every way in which it can end counts with its chance. */
export function chanceAfterVolley(asking: Asking, state: State, { target, hardpoints }: Attack): number {
  const shot = shotAt(asking.tables, state, actingIndex(state), target, hardpoints)
  return meanOverEndings(asking, state, shot)
}

/** The same after a roll that is kept, or is rolled again. */
export function chanceAfterRoll(asking: Asking, state: State, keeps: boolean): number {
  const [one = 1, other = 1] = state.volley.roll ?? []
  return meanOverEndings(asking, state, shotOf(asking.tables, state), keeps ? one + other : undefined)
}

function meanOverEndings(asking: Asking, state: State, shot: Shot, roll?: number): number {
  const { tables } = asking
  const table = at(tables.ships, actingIndex(state))
  // Endings that leave the same layers lead to the same chance.
  const chances = new Map<string, number>()
  let mean = 0
  for (const { chance, shield, armor, hull } of volleyEndings(tables, table, shot, roll)) {
    const key = `${shield},${armor},${hull}`
    const known =
      chances.get(key) ?? chanceAfterFire(asking, damaged(tables, state, shot, shield, armor, hull))
    chances.set(key, known)
    mean += chance * known
  }
  return mean
}

function damaged(
  tables: Tables,
  state: State,
  { targetIndex, side }: Shot,
  shield: number,
  armor: number,
  hull: number,
): State {
  const after = copyState(state)
  const target = at(after.ships, targetIndex)
  target.shields[side] -= shield
  target.armor[side] -= armor
  target.hull -= hull
  if (target.hull <= 0) {
    target.status = 'destroyed'
    noteLoss(tables, after, () => undefined)
  }
  return after
}
