import type { Catalogues, Scene, Skin } from '@sextant/scene'

/** A position of a game to look at, in its own colours, without the game's code. */
export interface Preview {
  readonly scene: Scene
  readonly skin: Skin
  readonly texts: Catalogues
}

/** Previews that were made from the games, by `npm run previews`. All of them are one file to fetch. */
export async function previewOf(id: string): Promise<Preview> {
  const coming = await import('./coming/index.ts')
  const drawn = coming.previews[id]
  if (drawn) return drawn
  const { previews } = await import('./previews.ts')
  const made = previews[id]
  if (!made) throw new Error(`there is no preview of ${id}: npm run previews makes it`)
  return made
}
