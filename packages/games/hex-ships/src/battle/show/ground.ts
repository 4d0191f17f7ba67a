import { at } from '@sextant/engine'
import { disc, NO_CELL, neighbour } from '@sextant/hex'
import type { Cell, Highlight } from '@sextant/scene'
import type { Tables } from '../tables.ts'

/** What of the board stays the same for the whole battle. */
export interface Ground {
  readonly cells: readonly Cell[]
  /** Where objectives are met: edges to leave by, places to hold. */
  readonly objectives: readonly Highlight[]
}

export function groundOf(tables: Tables): Ground {
  return { cells: cellsOf(tables), objectives: objectivesOf(tables) }
}

function cellsOf({ board }: Tables): Cell[] {
  return Array.from({ length: board.size }, (_, cell) => ({
    q: at(board.q, cell),
    r: at(board.r, cell),
    terrain: 'space',
  }))
}

function objectivesOf({ board, scenario, cellOf }: Tables): Highlight[] {
  const cells = new Set<number>()
  for (const objective of scenario.objectives) {
    if (objective.type === 'leave')
      for (let cell = 0; cell < board.size; cell++)
        if (objective.through.some(way => neighbour(board, cell, way) === NO_CELL)) cells.add(cell)
    const centre = objective.type === 'hold' ? cellOf.get(objective.at) : undefined
    if (objective.type === 'hold' && centre !== undefined)
      for (const cell of disc(board, centre, objective.radius)) cells.add(cell)
  }
  return Array.from(cells, cell => ({ cell, meaning: 'objective' }))
}
