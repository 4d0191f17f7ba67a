import { parseShape } from '@sextant/engine'
import type { IconSkin, Skin } from '@sextant/scene'
import * as v from 'valibot'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

/** Written by `scripts/icons.mjs`, with the author of each drawing. */
const drawing = v.strictObject({ from: v.string(), author: v.string(), svg: v.string() })
const drawings = parseShape(
  v.strictObject({
    infantry: drawing,
    cavalry: drawing,
    artillery: drawing,
    new: drawing,
    countered: drawing,
  }),
  icons,
  'data/icons.json',
)

/** Vermilion and blue are told apart by every kind of colour vision; shapes tell the sides once more. */
export const skin: Skin = {
  terrains: {
    field: { name: text('field'), glyph: '·', light: '#ece5d3', dark: '#232a35' },
    city: { name: text('city'), glyph: '★', light: '#d9c79a', dark: '#3d3a2c' },
  },
  features: { city: { name: text('city'), glyph: '★', emblem: 'star', walls: true } },
  icons: {
    infantry: icon('infantry', 'I', text('kind.infantry')),
    cavalry: icon('cavalry', 'C', text('kind.cavalry')),
    artillery: icon('artillery', 'A', text('kind.artillery')),
    new: icon('new', '+', text('badge.new')),
    countered: icon('countered', '÷', text('badge.countered')),
  },
  sounds: { destroyed: 'attack', cannon: 'attack', recruit: 'coins' },
  colours: {
    red: { light: '#c2410c', dark: '#ff8a5c', terminal: 'red' },
    blue: { light: '#1d5fa8', dark: '#6db1ff', terminal: 'blue' },
    neutral: { light: '#6f6a5c', dark: '#b9b2a0', terminal: 'grey' },
  },
}

function icon(drawn: keyof typeof drawings, glyph: string, name: IconSkin['name']): IconSkin {
  return { glyph, svg: drawings[drawn].svg, ...(name !== undefined && { name }) }
}
