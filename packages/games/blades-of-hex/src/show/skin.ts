import type { IconSkin, Skin } from '@sextant/scene'
import { drawnIcon, everyDrawingIn } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { classic } from '../classic.ts'
import type { Kind, UnitType } from '../schema.ts'
import { kindsIn } from '../tables.ts'
import { kindName, text } from './words.ts'

/** Written by `scripts/icons.mjs`, with the author of each drawing. */
const drawings = everyDrawingIn(icons, 'data/icons.json')
const kinds = new Map(kindsIn(classic.rules))

/** Every kind of colour vision tells vermilion from blue; sides differ in shape as well. */
export const skin: Skin = {
  terrains: {
    field: { name: text('field'), glyph: '·', light: '#ece5d3', dark: '#232a35' },
    city: { name: text('city'), glyph: '★', light: '#d9c79a', dark: '#3d3a2c' },
  },
  features: { city: { name: text('city'), glyph: '★', emblem: 'star', walls: true } },
  icons: {
    ...Object.fromEntries(Object.keys(drawings).map(drawing => [drawing, icon(drawing, letterOf(drawing))])),
    ...Object.fromEntries(Array.from(kinds, ([kind, type]) => [kind, kindIcon(kind, type)])),
    new: icon('new', '+', text('badge.new')),
    countered: icon('countered', '÷', text('badge.countered')),
    unit: { glyph: '?' },
  },
  sounds: { destroyed: 'attack', cannon: 'attack', recruit: 'coins' },
  colours: {
    red: { light: '#c2410c', dark: '#ff8a5c', terminal: 'red' },
    blue: { light: '#1d5fa8', dark: '#6db1ff', terminal: 'blue' },
    neutral: { light: '#6f6a5c', dark: '#b9b2a0', terminal: 'grey' },
  },
}

/** The icon of a kind, also of one that is not in the data but only in the options of a match. */
export function iconOf(kind: Kind, { icon: drawing = kind }: UnitType): string {
  if (kinds.has(kind)) return kind
  return Object.hasOwn(drawings, drawing) ? drawing : 'unit'
}

function kindIcon(kind: Kind, { icon: drawing = kind, glyph = letterOf(kind) }: UnitType): IconSkin {
  return icon(drawing, glyph, kindName(kinds, kind))
}

function letterOf(name: string): string {
  return name.charAt(0).toUpperCase()
}

/** Without a drawing, renderers show the glyph. */
function icon(name: string, glyph: string, of?: IconSkin['name']): IconSkin {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (drawing) return drawnIcon(drawing, glyph, of)
  return { glyph, ...(of !== undefined && { name: of }) }
}
