import { at } from '@sextant/engine'
import type { Tables } from '../tables.ts'

/** How people read a hex: `2,-1`. */
export function addressOf({ board: { q, r } }: Tables, cell: number): string {
  return `${at(q, cell)},${at(r, cell)}`
}
