import type { Bar, Meaning, Piece, Scene, Tone } from '../scene.ts'
import type { Skin } from '../skin.ts'
import type { Ink } from './canvas.ts'
import {
  BLACK,
  type ColourDepth,
  inkOn,
  mix,
  NAMED,
  type Rgb,
  rgbOf,
  shown,
  skinTint,
  type Theme,
  type Tint,
  WHITE,
} from './colour.ts'

/** The inks of one scene in one theme: terrain quiet, pieces loud, brass for what matters now. */
export interface Palette {
  readonly quiet: Ink
  readonly strong: Ink
  side(side: number): Tint
  /** What a cell is made of, its holder and the first of its highlights have a part in its colour. */
  ground(cell: Ground, lit?: Meaning): Ink
  /** A holder's brackets on his ground. */
  held(side: number, ground: Ink): Ink
  /** A piece's own colours; on what ground matters for those that have done their part. */
  piece(piece: Inked): Ink
  meaning(meaning: Meaning): Ink
  tone(tone: Tone | undefined): Ink
  bar(bar: Bar): Ink
}

/** What of a piece decides its ink. */
export type Inked = Pick<Piece, 'side' | 'readiness' | 'ghost' | 'shade'>

export interface Ground {
  readonly terrain: string
  readonly side?: number
  /** 0, 1 or 2, unlike that of every neighbour, so that cells are seen without lines between them. */
  readonly shade: number
}

export function paletteOf(scene: Scene, skin: Skin, theme: Theme, depth: ColourDepth): Palette {
  const paper = PAPER[theme]
  const side = (number: number): Tint => {
    const colour = skin.colours[scene.sides[number]?.colour ?? '']
    return colour ? skinTint(colour, theme) : named('white')
  }
  return {
    quiet: { fg: { rgb: mix(paper, INK[theme], 0.45), named: 'grey' } },
    strong: { bold: true },
    side,
    ground({ terrain, side: holder, shade }, lit) {
      const soil = rgbOf(skin.terrains[terrain]?.[theme] ?? '') ?? paper
      const held = holder === undefined ? soil : mix(soil, side(holder).rgb, 0.25)
      const bright = shown(lit ? mix(held, MEANING_TINTS[lit].rgb, STRENGTH[lit] ?? 0.45) : held, depth)
      const ground = depth === 'ansi256' && !isGrey(bright) ? bright : mix(bright, INK[theme], shade * SHADE)
      // A terrain's colour in the other theme is of the same hue, and can be read on this one.
      const ink = rgbOf(skin.terrains[terrain]?.[theme === 'dark' ? 'light' : 'dark'] ?? '') ?? INK[theme]
      return { fg: { rgb: mix(ground, ink, 0.5), named: 'grey' }, bg: { rgb: ground } }
    },
    held: (number, { bg }) => ({
      fg: { ...side(number), rgb: mix(side(number).rgb, bg?.rgb ?? paper, 0.25) },
    }),
    piece({ side: number, readiness, ghost, shade }) {
      const own = side(number)
      const towards = shade && { dark: BLACK, light: WHITE }[shade]
      const tint: Tint = towards ? { ...own, rgb: mix(own.rgb, towards, TINGE) } : own
      if (ghost) return { fg: tint }
      if (readiness !== 'done') return { fg: inkOn(tint), bg: tint, bold: true }
      const faded: Tint = { ...tint, rgb: mix(tint.rgb, paper, 0.5) }
      return { fg: { ...inkOn(faded), rgb: mix(inkOn(faded).rgb, faded.rgb, 0.2) }, bg: faded }
    },
    meaning: meaning => ({ fg: MEANING_TINTS[meaning], bold: true }),
    tone: tone => TONE_INKS[tone ?? 'neutral'],
    bar: ({ value, max }) => ({
      fg: named(value * 4 <= max ? 'red' : value * 5 <= max * 3 ? 'yellow' : 'green'),
    }),
  }
}

const PAPER: Readonly<Record<Theme, Rgb>> = { dark: [18, 24, 34], light: [246, 242, 230] }
const INK: Readonly<Record<Theme, Rgb>> = { dark: [236, 232, 220], light: [24, 32, 48] }

/** How far a dark or light piece is from the colour of its side. */
const TINGE = 0.35

/** How much lighter (on paper: darker) each shade is. */
const SHADE = 0.025

const MEANING_TINTS: Readonly<Record<Meaning, Tint>> = {
  selected: { rgb: [226, 182, 74], named: 'yellow' },
  hover: { rgb: [170, 180, 196], named: 'white' },
  reach: { rgb: [64, 168, 184], named: 'cyan' },
  target: { rgb: [220, 72, 64], named: 'red' },
  strike: { rgb: [214, 96, 88], named: 'red' },
  threat: { rgb: [206, 116, 62], named: 'red' },
  path: { rgb: [110, 160, 230], named: 'cyan' },
  zone: { rgb: [130, 140, 180], named: 'blue' },
  objective: { rgb: [236, 190, 60], named: 'yellow' },
  good: { rgb: [90, 190, 100], named: 'green' },
  bad: { rgb: [210, 80, 110], named: 'magenta' },
}

/** How strongly a meaning colours its cell, where that is not by half. */
const STRENGTH: Partial<Readonly<Record<Meaning, number>>> = {
  zone: 0.22,
  strike: 0.25,
  threat: 0.3,
  reach: 0.35,
  hover: 0.3,
}

const TONE_INKS: Readonly<Record<Tone, Ink>> = {
  neutral: {},
  good: { fg: named('green') },
  bad: { fg: named('red') },
  gain: { fg: named('yellow') },
  strong: { bold: true },
}

/** Of 256 colours only the greys come in shades that lie close together. */
function isGrey([red, green, blue]: Rgb): boolean {
  return red === green && green === blue
}

function named(name: keyof typeof NAMED): Tint {
  return { rgb: NAMED[name], named: name }
}
