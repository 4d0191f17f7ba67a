import { at } from '@sextant/engine'
import type { Place } from '@sextant/scene'
import type { Tables } from '../tables.ts'

/** How people read a hex: `2,-1`. */
export function addressOf({ board: { q, r } }: Tables, cell: number): string {
  return `${at(q, cell)},${at(r, cell)}`
}

/** The same as a place that screens can point at. */
export function placeOf(tables: Tables, cell: number): Place {
  return { cell, name: addressOf(tables, cell) }
}
