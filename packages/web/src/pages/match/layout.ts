import { cellsOf, type Scene } from '@sextant/scene'
import type { GameInfo } from '@sextant/session'

/**
 * Where things stand on the page. `columns` is for boards of hexes, on which one points; `desk` for the sea and for
 * charts, where most of what is done is pressed, and what it would do is told beside the buttons.
 */
export type Layout = 'side' | 'columns' | 'desk'

export function layoutOf(
  { layout = 'side' }: Pick<GameInfo, 'layout'>,
  { stage }: Pick<Scene, 'stage'>,
): Layout {
  return layout === 'columns' && cellsOf(stage).length === 0 ? 'desk' : layout
}
