import type { Catalogue, GameCard, Scene, Skin } from '@sextant/scene'
import { withCells } from './stored-preview.ts'

/** A position of a game to look at, in its own colours, without the game's code. */
export interface Preview {
  readonly scene: Scene
  readonly skin: Skin
  readonly texts: { readonly en: Catalogue }
}

/** Fetched with the first that is shown: those of all games are one file, those of the examples another. */
export async function previewOf({ id, kind }: Pick<GameCard, 'id' | 'kind'>): Promise<Preview> {
  const { previews } =
    kind === 'example' ? await import('./example-previews.ts') : await import('./previews.ts')
  const preview = previews[id]
  if (!preview) throw new Error(`there is no preview of ${id}: npm run previews makes it`)
  return withCells(preview)
}
