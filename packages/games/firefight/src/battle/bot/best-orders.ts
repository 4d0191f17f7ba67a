import { at } from '@sextant/engine'
import type { Order, PlannedAttack } from './order.ts'

/** The cells that look best for one thing to do, the best first. */
export interface BestCells {
  readonly most: number
  readonly cells: number[]
  readonly scores: number[]
  readonly attacks: (PlannedAttack | undefined)[]
}

export function createBestCells(most: number): BestCells {
  return { most, cells: [], scores: [], attacks: [] }
}

export function noteCell(best: BestCells, cell: number, score: number, attack?: PlannedAttack): void {
  const { cells, scores, attacks, most } = best
  let place = scores.length
  if (place === most) {
    if (score <= at(scores, place - 1)) return
    place--
  }
  for (; place > 0 && at(scores, place - 1) < score; place--) {
    cells[place] = at(cells, place - 1)
    scores[place] = at(scores, place - 1)
    attacks[place] = attacks[place - 1]
  }
  cells[place] = cell
  scores[place] = score
  attacks[place] = attack
}

/** Doing nothing, and the orders that look best. */
export function shortlist(orders: readonly Order[], most: number): Order[] {
  const [idle, ...others] = orders
  if (!idle) return []
  others.sort((a, b) => b.score - a.score)
  return [idle, ...others.slice(0, most)]
}
