import type { DefaultSound, Music, Sound } from './sound.ts'
import type { Text } from './text.ts'

/** How a game looks and sounds, as data: games look unlike each other without code in the renderers. */
export interface Skin {
  readonly terrains: Readonly<Record<string, TerrainSkin>>
  readonly icons: Readonly<Record<string, IconSkin>>
  readonly colours: Readonly<Record<string, ColourSkin>>
  readonly features?: Readonly<Record<string, FeatureSkin>>
  /** Sounds by the names that effects use, beside those that every renderer has; some may sound like one of these. */
  readonly sounds?: Readonly<Record<string, Sound | DefaultSound>>
  /** What is played quietly while it is on screen; without it, what renderers play for any game. */
  readonly music?: Music
  /** How a chosen cell is framed; without it, in the renderer's own colour. */
  readonly selected?: SelectedSkin
  /** What is lost of a bar; without it, as dark as its rim. */
  readonly barBed?: { readonly light: string; readonly dark: string }
  /** The thin lines between cells; without it, in the renderer's own colour. */
  readonly cellLine?: { readonly light: string; readonly dark: string }
  /** What an own piece could strike, where that must not be taken for what enemies threaten; without it, the renderer's own colour. */
  readonly strike?: { readonly light: string; readonly dark: string }
}

export interface SelectedSkin {
  readonly light: string
  readonly dark: string
  /** With a dashed circle around the piece on it. */
  readonly circled?: boolean
}

export interface TerrainSkin {
  readonly name: Text
  /** One character for the terminal. */
  readonly glyph: string
  /** CSS colours for the light and the dark theme. */
  readonly light: string
  readonly dark: string
  /** It changes what pieces can do there: a screen reader says it of every cell of this terrain. */
  readonly matters?: boolean
  /** Water: light plays over it. */
  readonly ripples?: boolean
  /**
   * What grows or lies on it, in place of its glyph: bodies of SVGs with a view box of 512 × 512 around the cell, corner to
   * corner, or what loads them. Each cell shows one of them, some mirrored. A part's `fill` is a colour, or how much lighter
   * (`+12`) or darker (`-20`) than the ground it is, in percent, so that one drawing serves both themes.
   */
  readonly drawings?: readonly string[] | (() => Promise<readonly string[]>)
}

/** Something that stands on a cell, such as a city. */
export interface FeatureSkin {
  readonly name: Text
  /** One character for the terminal. */
  readonly glyph: string
  /** What is drawn in the middle of the cell: the renderer's own star, or an icon of the skin. */
  readonly emblem: 'star' | { readonly icon: string; readonly colour?: string }
  /** With walls around the cell. */
  readonly walls?: boolean
}

export interface IconSkin {
  /** One or two characters for the terminal. */
  readonly glyph: string
  /** It is the piece itself seen from above, facing up: drawn in the side's colour and turned with it, on no base. */
  readonly fromAbove?: boolean
  /** What it stands for, for legends: `Infantry`. Without it, the name of a piece that wears it. */
  readonly name?: Text
  /**
   * The body of an SVG with a view box of 512 × 512, or what loads it, for icons that few matches show. Renderers that draw
   * fall back on the glyph.
   */
  readonly svg?: string | (() => Promise<string>)
  /**
   * The drawing is the piece itself, seen from the front: it stands on its base in the colours of its parts, where
   * `fill="side"` has the colour of its side. Where only an outline is shown, it is that of all parts.
   */
  readonly standing?: boolean
  /**
   * The same for a body seen from above that looks to the right. It is drawn under the base of a piece and turned to where
   * the piece faces; `fill="side"` has the colour of its side.
   */
  readonly figure?: string
}

export interface ColourSkin {
  readonly light: string
  readonly dark: string
  /** The nearest of the terminal's own colours. */
  readonly terminal: TerminalColour
}

export const TERMINAL_COLOURS = [
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'grey',
] as const
export type TerminalColour = (typeof TERMINAL_COLOURS)[number]
