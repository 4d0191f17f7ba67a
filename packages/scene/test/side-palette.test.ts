import { describe, expect, it } from 'vitest'
import { SIDE_COLOURS, SIDE_SHAPES } from '../src/index.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** What is left of linear light without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
const VISION: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

/** Oklab distances: about 0.02 can just be seen; the nearest of these are seven times as far apart. */
const APART = 0.14

describe('the colours of six sides', () => {
  it('are one for each shape', () => {
    expect(Object.keys(SIDE_COLOURS)).toHaveLength(6)
    expect(SIDE_SHAPES).toHaveLength(6)
  })

  for (const theme of ['light', 'dark'] as const)
    it.each(Object.keys(VISION))(`stay apart in the ${theme} theme with %s vision`, vision => {
      const seen = Object.values(SIDE_COLOURS).map(colour => oklab(seenWith(vision, linear(colour[theme]))))
      for (const [number, colour] of seen.entries())
        for (const other of seen.slice(number + 1)) expect(distance(colour, other)).toBeGreaterThan(APART)
    })

  it('would not do with red and green of one lightness', () => {
    const [red, green] = ['#c2410c', '#5e7a1a'].map(css => oklab(seenWith('deuteranopia', linear(css))))
    expect(red && green && distance(red, green)).toBeLessThan(APART)
  })
})

function linear(css: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(css.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function seenWith(vision: string, [red, green, blue]: Rgb): Rgb {
  const rows = VISION[vision] ?? []
  const [r = 0, g = 0, b = 0] = rows.map(row =>
    Math.min(Math.max(row[0] * red + row[1] * green + row[2] * blue, 0), 1),
  )
  return [r, g, b]
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function distance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
