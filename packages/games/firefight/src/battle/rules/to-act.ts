import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { tableOf } from './units.ts'

/** The seat that decides next, or nothing: the one whose turn it is, or the owner of several watchers. */
export function toAct(tables: Tables, state: State): number | undefined {
  if (state.over) return undefined
  return state.mover >= 0 ? 1 - tableOf(tables, state.mover).seat : state.active
}
