import { parseShape } from '@sextant/engine'
import type { IconSkin, Skin } from '@sextant/scene'
import * as v from 'valibot'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

/** Written by `scripts/icons.mjs`, with the author of each drawing. */
const drawing = v.strictObject({ from: v.string(), author: v.string(), svg: v.string() })
const drawings = parseShape(
  v.strictObject({ swimmer: drawing, puck: drawing, holder: drawing }),
  icons,
  'data/icons.json',
)

/** A tiled pool. Blue and orange-red are told apart by every kind of colour vision; shapes tell them once more. */
export const skin: Skin = {
  terrains: {
    water: { name: text('terrain.water'), glyph: '·', light: '#c9e6ee', dark: '#0e3646' },
    middle: { name: text('terrain.middle'), glyph: '-', light: '#b4dae6', dark: '#14475a' },
    'goal-blue': { name: text('terrain.goal-blue'), glyph: 'U', light: '#a9c4ec', dark: '#23407a' },
    'goal-red': { name: text('terrain.goal-red'), glyph: 'n', light: '#f0c4ab', dark: '#6d3420' },
  },
  icons: {
    swimmer: icon('swimmer', 'S'),
    puck: icon('puck', 'o', text('puck')),
    holder: icon('holder', '*', text('badge.holder')),
  },
  colours: {
    blue: { light: '#1d4f9c', dark: '#7db4ff', terminal: 'blue' },
    red: { light: '#c2410c', dark: '#ff8f5e', terminal: 'red' },
    puck: { light: '#3b3116', dark: '#f4d35e', terminal: 'yellow' },
  },
}

function icon(drawn: keyof typeof drawings, glyph: string, name?: IconSkin['name']): IconSkin {
  return { glyph, svg: drawings[drawn].svg, ...(name !== undefined && { name }) }
}
