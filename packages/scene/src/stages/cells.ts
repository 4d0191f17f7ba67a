import type { Cell } from './hexes.ts'
import type { Stage } from './index.ts'

/** The cells of a stage that has some; others have none. */
export function cellsOf(stage: Stage): readonly Cell[] {
  return 'cells' in stage ? stage.cells : []
}
