import type { ColourSkin, TerminalColour } from '../skin.ts'

/** How many colours the terminal has. */
export type ColourDepth = 'none' | 'ansi16' | 'ansi256' | 'truecolour'

/** Whether the terminal writes on dark or on light. */
export type Theme = 'dark' | 'light'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A colour for terminals with many; with `named`, also for those that have sixteen. */
export interface Tint {
  readonly rgb: Rgb
  readonly named?: TerminalColour | 'black'
}

/** Sets of attributes in the terminal's own numbers, for `ESC [ … m`. */
export function foreground(tint: Tint, depth: ColourDepth): string | undefined {
  return tintCode(tint, depth, 0)
}

export function background(tint: Tint, depth: ColourDepth): string | undefined {
  return tintCode(tint, depth, 10)
}

/** A CSS colour of the form #rgb or #rrggbb; others are left to renderers that know CSS. */
export function rgbOf(css: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(css)
  const digits = short
    ? `#${short
        .slice(1)
        .map(digit => digit + digit)
        .join('')}`
    : css
  const full = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(digits)
  return full ? [hex(full[1]), hex(full[2]), hex(full[3])] : undefined
}

export function skinTint(colour: ColourSkin, theme: Theme): Tint {
  return { rgb: rgbOf(colour[theme]) ?? NAMED[colour.terminal], named: colour.terminal }
}

/** So much (0…1) of `b` in `a`. A mixture has no name. */
export function mix(a: Rgb, b: Rgb, part: number): Rgb {
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * part)
  return [channel(0), channel(1), channel(2)]
}

/** The colour as a terminal with this many shows it. */
export function shown(rgb: Rgb, depth: ColourDepth): Rgb {
  return depth === 'ansi256' ? (PALETTE_256[indexIn256(rgb)] ?? rgb) : rgb
}

/** Black or white, whichever can be read on the colour. */
export function inkOn({ rgb, named }: Tint): Tint {
  const light = luma(rgb) > 140
  if (named === undefined) return { rgb: light ? BLACK : WHITE }
  return { rgb: light ? BLACK : WHITE, named: named === 'blue' || named === 'black' ? 'white' : 'black' }
}

export const BLACK: Rgb = [16, 20, 26]
export const WHITE: Rgb = [250, 248, 242]

export const NAMED: Readonly<Record<TerminalColour | 'black', Rgb>> = {
  black: BLACK,
  red: [205, 60, 60],
  green: [80, 170, 90],
  yellow: [215, 175, 60],
  blue: [70, 120, 215],
  magenta: [180, 90, 190],
  cyan: [70, 180, 190],
  white: [230, 228, 220],
  grey: [125, 130, 140],
}

const CODES: Readonly<Record<TerminalColour | 'black', number>> = {
  black: 30,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
  white: 37,
  grey: 90,
}

function tintCode({ rgb, named }: Tint, depth: ColourDepth, offset: 0 | 10): string | undefined {
  switch (depth) {
    case 'none':
      return undefined
    case 'ansi16':
      return named === undefined ? undefined : String(CODES[named] + offset)
    case 'ansi256':
      return `${38 + offset};5;${nearest256(rgb)}`
    case 'truecolour':
      return `${38 + offset};2;${rgb.join(';')}`
  }
}

/** The nearest of the 6 × 6 × 6 cube and the 24 greys; the first sixteen are other colours on every terminal. */
function nearest256(rgb: Rgb): number {
  return indexIn256(rgb) + 16
}

function indexIn256(rgb: Rgb): number {
  const key = rgb.join()
  const known = NEAREST.get(key)
  if (known !== undefined) return known
  let best = 0
  for (const number of PALETTE_256.keys())
    if (difference(rgb, PALETTE_256[number] ?? BLACK) < difference(rgb, PALETTE_256[best] ?? BLACK))
      best = number
  NEAREST.set(key, best)
  return best
}

const NEAREST = new Map<string, number>()

const LEVELS = [0, 95, 135, 175, 215, 255]

const PALETTE_256: readonly Rgb[] = [
  ...LEVELS.flatMap(red => LEVELS.flatMap(green => LEVELS.map((blue): Rgb => [red, green, blue]))),
  ...Array.from({ length: 24 }, (_, step): Rgb => [8 + 10 * step, 8 + 10 * step, 8 + 10 * step]),
]

/** By brightness and hue: measured channel by channel, most dark colours would come out grey. */
function difference(a: Rgb, b: Rgb): number {
  const [lumaA, lumaB] = [luma(a), luma(b)]
  const chroma = (i: 0 | 2) => (a[i] - lumaA - (b[i] - lumaB)) ** 2
  return (lumaA - lumaB) ** 2 + chroma(0) + chroma(2)
}

function luma([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function hex(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 16)
}
