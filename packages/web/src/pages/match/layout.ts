import { cellsOf, type Scene } from '@sextant/scene'
import type { GameInfo } from '@sextant/session'

/**
 * Where things are on the page. `columns` is for boards of hexes, where a player points; `buttons` for the sea and for
 * charts, where most actions are buttons, and what an action would do is shown beside them.
 */
export type Layout = 'side' | 'columns' | 'buttons'

export function layoutOf(
  { layout = 'side' }: Pick<GameInfo, 'layout'>,
  { stage }: Pick<Scene, 'stage'>,
): Layout {
  return layout === 'columns' && cellsOf(stage).length === 0 ? 'buttons' : layout
}
