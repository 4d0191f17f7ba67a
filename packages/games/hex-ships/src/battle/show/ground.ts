import { at, must } from '@sextant/engine'
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

function objectivesOf(tables: Tables): Highlight[] {
  const { board, scenario } = tables
  const cells = new Set<number>()
  for (const objective of scenario.objectives) {
    if (objective.type === 'leave')
      for (let cell = 0; cell < board.size; cell++)
        if (objective.through.some(way => neighbour(board, cell, way) === NO_CELL)) cells.add(cell)
    if (objective.type !== 'hold' && objective.type !== 'capture') continue
    const place = objective.type === 'hold' ? objective.at : berthOf(tables, objective.ship)
    const centre = place === undefined ? undefined : tables.cellOf.get(place)
    if (centre !== undefined) for (const cell of disc(board, centre, objective.radius)) cells.add(cell)
  }
  return Array.from(cells, cell => ({ cell, meaning: 'objective' }))
}

/** Where a ship lies for good, if it cannot move. */
function berthOf({ shipById }: Tables, id: string): string | undefined {
  const { class: sheet, setup } = must(shipById, id)
  return sheet.maxSpeed === 0 ? setup.at : undefined
}
