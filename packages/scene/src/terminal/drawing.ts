import type { Scene } from '../scene.ts'
import type { Skin } from '../skin.ts'
import type { Catalogue, Text } from '../text.ts'
import type { ColourDepth, Theme } from './colour.ts'
import type { Palette } from './palette.ts'
import type { TerminalWord } from './words.ts'

export interface RenderOptions {
  readonly skin: Skin
  readonly catalogue: Catalogue
  /**
   * Columns there are, 40 or more. A board too wide for them is drawn smaller, or only in the part where most is
   * going on, and panels go below it.
   */
  readonly width: number
  /** How many colours the terminal has; without colours if left out. */
  readonly colour?: ColourDepth
  /** What the terminal writes on; dark if left out. */
  readonly theme?: Theme
  /** Whether each cell says its name, in place of what else its second line would say. */
  readonly numbers?: boolean
}

/** A scene with all that is needed to draw it. */
export interface Drawing {
  readonly scene: Scene
  readonly skin: Skin
  readonly palette: Palette
  readonly width: number
  readonly numbers: boolean
  say(text: Text | number): string
  /** One of the renderer's own words. */
  word(word: TerminalWord, values?: Readonly<Record<string, Text | number>>): string
  /** A place by its name: `q,r` of a cell, the piece that is there on the sea. */
  address(place: number): string
  /** The arrows that stand for directions 0…5. */
  readonly facings: readonly string[]
}
