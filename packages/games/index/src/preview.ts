import type { Catalogue, Scene, Skin } from '@sextant/scene'

/** A position of a game to look at, in its own colours, without the game's code. */
export interface Preview {
  readonly scene: Scene
  readonly skin: Skin
  readonly texts: { readonly en: Catalogue }
}
