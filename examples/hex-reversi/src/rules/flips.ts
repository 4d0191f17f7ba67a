import { distance } from '@sextant/hex'
import { EMPTY, type State } from '../state.ts'
import type { Tables } from '../tables.ts'

/**
 * The discs that a disc of the seat on this hex turns over: in each of the six directions, all discs of any other
 * seats between it and the next disc of the seat's own. The nearest first.
 */
export function flipsAt(tables: Tables, discs: State['discs'], seat: number, cell: number): number[] {
  const { board, rays } = tables
  const flips: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const length = lineLength(tables, discs, seat, cell, direction)
    const start = rays.start[cell * 6 + direction] ?? 0
    for (let step = 0; step < length; step++) flips.push(rays.cells[start + step] ?? EMPTY)
  }
  return flips.sort((a, b) => distance(board, cell, a) - distance(board, cell, b))
}

/** A disc may be placed on an empty hex where it turns over at least one other. */
export function canPlace(tables: Tables, discs: State['discs'], seat: number, cell: number): boolean {
  if (discs[cell] !== EMPTY) return false
  for (let direction = 0; direction < 6; direction++)
    if (lineLength(tables, discs, seat, cell, direction) > 0) return true
  return false
}

export function canPlaceAnywhere(tables: Tables, discs: State['discs'], seat: number): boolean {
  for (let cell = 0; cell < discs.length; cell++) if (canPlace(tables, discs, seat, cell)) return true
  return false
}

/** How many discs of others lie in a row from the hex to a disc of the seat's own; 0 if there is none at the end. */
function lineLength(
  { rays }: Tables,
  discs: State['discs'],
  seat: number,
  cell: number,
  direction: number,
): number {
  const start = rays.start[cell * 6 + direction] ?? 0
  const end = rays.end[cell * 6 + direction] ?? 0
  for (let place = start; place < end; place++) {
    const disc = discs[rays.cells[place] ?? EMPTY]
    if (disc === EMPTY) return 0
    if (disc === seat) return place - start
  }
  return 0
}
