import type { Skin } from '@sextant/scene'
import { iconsOf } from './icon.ts'
import { PALETTES, type Palette, type Theme } from './palette.ts'
import type { Look } from './pen.ts'

/** @param arrived called when drawings have come that were missing: what was painted without them is out of date */
export function lookOf(skin: Skin, catalogue: Look['catalogue'], theme: Theme, arrived: () => void): Look {
  return { skin, catalogue, theme, palette: paletteFor(skin, theme), icons: iconsOf(skin, arrived) }
}

function paletteFor({ selected, strike, barBed, cellLine }: Skin, theme: Theme): Palette {
  const palette = PALETTES[theme]
  const own = { ...(selected && { selected: selected[theme] }), ...(strike && { strike: strike[theme] }) }
  return {
    ...palette,
    meanings: { ...palette.meanings, ...own },
    ...(barBed && { barLost: barBed[theme] }),
    ...(cellLine && { line: cellLine[theme] }),
  }
}
