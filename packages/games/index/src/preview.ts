import type { Catalogue, Scene, Skin } from '@sextant/scene'

/**
 * A position of a game to look at, in its own colours, without the game's code: a scene, or an SVG where drawing one takes more, in
 * which `{#fff|#123}` is a colour in the light and in the dark theme.
 */
export type Preview = ScenePreview | { readonly picture: string }

export interface ScenePreview {
  readonly scene: Scene
  readonly skin: Skin
  readonly texts: { readonly en: Catalogue }
}
