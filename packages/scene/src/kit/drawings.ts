import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import type { IconSkin } from '../skin.ts'
import { type Drawing, drawing } from './drawing-schema.ts'
import { entries } from './schema-parts.ts'

/** The drawings in a data file written by `scripts/icons.mjs`, each of the given names among them. */
export function drawingsIn<const K extends string>(
  names: readonly K[],
  file: unknown,
  source: string,
): Readonly<Record<K, Drawing>> {
  return parseShape(entries(names, drawing), file, source) as Record<K, Drawing>
}

/** All drawings in such a file, for games whose data says which of them are used. */
export function everyDrawingIn(file: unknown, source: string): Readonly<Record<string, Drawing>> {
  return parseShape(v.record(v.string(), drawing), file, source)
}

/** A drawing as an icon of a skin; the glyph stands for it where only text can be shown. */
export function drawnIcon({ svg }: Drawing, glyph: string, name?: IconSkin['name']): IconSkin {
  return { glyph, svg, ...(name !== undefined && { name }) }
}
