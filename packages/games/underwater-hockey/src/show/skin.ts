import type { Skin } from '@sextant/scene'
import { drawingsIn, drawnIcon } from '@sextant/scene/kit'
import icons from '#data/icons.json' with { type: 'json' }
import { text } from './words.ts'

const drawings = drawingsIn(['puck'], icons, 'data/icons.json')

/** The short stick, its blade below. */
const STICK = '<path d="M300 30h80v300q0 130-130 130H90v-90h150q60 0 60-60z"/>'

/** From above: fins and legs, an arm at the side, the other ahead with the stick, the head in cap and mask. */
const SWIMMER = [
  '<path d="M92 204 14 160q-18 34-8 84h86zM92 308 14 352q-18-34-8-84h86zM146 256a110 84 0 0 1 220 0 110 84 0 0 1-220 0zM330 256a62 62 0 0 1 124 0 62 62 0 0 1-124 0z"/>',
  '<path d="M428 352 494 268q12-10 16 4t-6 22l-50 74zM430 214q40 42 0 84z" fill="#fff"/>',
  '<path d="M180 190 84 204v40l96 6zM180 322 84 308v-40l96-6zM300 140q-48-52-116-30-8 18 8 28 46-10 78 30zM270 374q96 40 176-6 16-18 0-32-10-8-26 0-62 26-120-4z" fill="#dba97f"/>',
].join('')

/** Where a sound has the synthesizer's own value. */
const _ = undefined

/** A tiled pool. Blue and orange-red are told apart by every kind of colour vision; shapes tell them once more. */
export const skin: Skin = {
  terrains: {
    water: { name: text('terrain.water'), glyph: '·', light: '#c9e6ee', dark: '#0e3646', ripples: true },
    middle: { name: text('terrain.middle'), glyph: '-', light: '#b4dae6', dark: '#14475a', ripples: true },
    'goal-blue': {
      name: text('terrain.goal-blue'),
      glyph: 'U',
      light: '#a9c4ec',
      dark: '#23407a',
      ripples: true,
    },
    'goal-red': {
      name: text('terrain.goal-red'),
      glyph: 'n',
      light: '#f0c4ab',
      dark: '#6d3420',
      ripples: true,
    },
  },
  icons: {
    swimmer: { glyph: 'S', svg: SWIMMER, figure: SWIMMER },
    puck: drawnIcon(drawings.puck, 'o', text('puck')),
    holder: { glyph: '*', svg: STICK, name: text('badge.holder') },
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
