import type { GameCard } from '@sextant/scene'
import type { Preview } from './preview.ts'
import { withCells } from './stored-preview.ts'

/** Fetched with the first that is shown: those of all games are one file, those of the examples another. */
export async function loadPreview({ id, kind }: Pick<GameCard, 'id' | 'kind'>): Promise<Preview> {
  const { previews } =
    kind === 'example' ? await import('./example-previews.ts') : await import('./previews.ts')
  const preview = previews[id]
  if (!preview) throw new Error(`there is no preview of ${id}: npm run previews makes it`)
  return withCells(preview)
}
