import type { Scene } from '../scene.ts'
import type { Skin } from '../skin.ts'
import { type Catalogue, say, type Text } from '../text.ts'
import type { ColourDepth, Theme } from './colour.ts'
import { FACINGS } from './glyphs.ts'
import { type Palette, paletteOf } from './palette.ts'
import { terminalStage } from './stages/index.ts'
import { TERMINAL_TEXTS, type TerminalWord } from './words.ts'

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

export function drawingOf(scene: Scene, options: RenderOptions): Drawing {
  const catalogue: Catalogue = { ...TERMINAL_TEXTS.en, ...options.catalogue }
  const stage = terminalStage(scene.stage)
  const inWords = (text: Text | number) => (typeof text === 'number' ? String(text) : say(text, catalogue))
  return {
    scene,
    skin: options.skin,
    palette: paletteOf(scene, options.skin, options.theme ?? 'dark', options.colour ?? 'none'),
    width: Math.max(20, options.width),
    numbers: options.numbers ?? false,
    say: inWords,
    word: (key, values) => inWords(values ? { key, values } : { key }),
    address: place => stage.address(scene.stage, place, scene, inWords),
    facings: FACINGS[stage.orientation?.(scene.stage) ?? 'pointy'],
  }
}
