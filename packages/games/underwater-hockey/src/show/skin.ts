import type { Skin } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

const drawings = drawingsIn(['swimmer', 'puck', 'holder'], icons, 'data/icons.json')

/** A tiled pool. Blue and orange-red are told apart by every kind of colour vision; shapes tell them once more. */
export const skin: Skin = {
  terrains: {
    water: { name: text('terrain.water'), glyph: '·', light: '#c9e6ee', dark: '#0e3646' },
    middle: { name: text('terrain.middle'), glyph: '-', light: '#b4dae6', dark: '#14475a' },
    'goal-blue': { name: text('terrain.goal-blue'), glyph: 'U', light: '#a9c4ec', dark: '#23407a' },
    'goal-red': { name: text('terrain.goal-red'), glyph: 'n', light: '#f0c4ab', dark: '#6d3420' },
  },
  icons: {
    swimmer: drawnIcon(drawings.swimmer, 'S'),
    puck: drawnIcon(drawings.puck, 'o', text('puck')),
    holder: drawnIcon(drawings.holder, '*', text('badge.holder')),
  },
  colours: {
    blue: { light: '#1d4f9c', dark: '#7db4ff', terminal: 'blue' },
    red: { light: '#c2410c', dark: '#ff8f5e', terminal: 'red' },
    puck: { light: '#3b3116', dark: '#f4d35e', terminal: 'yellow' },
  },
}
