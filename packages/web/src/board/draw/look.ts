import type { Skin } from '@sextant/scene'
import { iconsOf } from './icon.ts'
import { PALETTES, type Palette, type Theme } from './palette.ts'
import type { Look } from './pen.ts'

/** @param arrived called when drawings have come that were missing: what was painted without them is out of date */
export function lookOf(skin: Skin, catalogue: Look['catalogue'], theme: Theme, arrived: () => void): Look {
  return { skin, catalogue, theme, palette: paletteFor(skin, theme), icons: iconsOf(skin, arrived) }
}

function paletteFor({ selected }: Skin, theme: Theme): Palette {
  const palette = PALETTES[theme]
  if (!selected) return palette
  return { ...palette, meanings: { ...palette.meanings, selected: selected[theme] } }
}
