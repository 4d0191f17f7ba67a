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

/** Black or white, whichever can be read on the colour. */
export function inkOn({ rgb, named }: Tint): Tint {
  const light = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2] > 140
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

/** The nearest of the 6 × 6 × 6 cube and the 24 greys; the first sixteen are left out, as every terminal has others. */
function nearest256(rgb: Rgb): number {
  const [r, g, b] = [cubeStep(rgb[0]), cubeStep(rgb[1]), cubeStep(rgb[2])]
  const cube: Rgb = [CUBE[r] ?? 0, CUBE[g] ?? 0, CUBE[b] ?? 0]
  const step = Math.max(0, Math.min(23, Math.round(((rgb[0] + rgb[1] + rgb[2]) / 3 - 8) / 10)))
  const grey: Rgb = [8 + 10 * step, 8 + 10 * step, 8 + 10 * step]
  return difference(rgb, grey) < difference(rgb, cube) ? 232 + step : 16 + 36 * r + 6 * g + b
}

const CUBE = [0, 95, 135, 175, 215, 255]

function cubeStep(value: number): number {
  return value < 48 ? 0 : value < 115 ? 1 : Math.min(5, Math.floor((value - 35) / 40))
}

function difference(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function hex(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 16)
}
