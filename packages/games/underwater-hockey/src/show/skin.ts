import type { Skin } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

const drawings = drawingsIn(['swimmer', 'puck', 'holder'], icons, 'data/icons.json')

/** Where a sound has the synthesizer's own value. */
const _ = undefined

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
  sounds: {
    splash: [0.6, 0, 380, 0.01, 0.06, 0.32, 4, 0.9, -1.6, _, _, _, _, 4, _, _, 0.04, 0.6, 0.08],
    /** A stroke under water: a splash, but soft and low. */
    swim: [0.35, 0, 190, 0.04, 0.05, 0.16, 4, 0.7, -0.8, _, _, _, _, 2],
    /** A stick against a puck of lead, which slides away. */
    flick: [0.6, 0, 560, _, 0.02, 0.1, 1, 1.8, -5, _, _, _, _, 0.4, _, _, 0.02],
    /** A breath drawn in haste. */
    gasp: [0.45, 0, 460, 0.12, 0.05, 0.12, 4, 0.6, 2.5, _, _, _, _, 5],
    shot: 'attack',
    steal: 'attack',
    pickup: 'coins',
    goal: 'capture',
    whistle: 'turn',
  },
  colours: {
    blue: { light: '#1d4f9c', dark: '#7db4ff', terminal: 'blue' },
    red: { light: '#c2410c', dark: '#ff8f5e', terminal: 'red' },
    puck: { light: '#3b3116', dark: '#f4d35e', terminal: 'yellow' },
  },
}
