import type { IconSkin, Skin } from '@sextant/scene'
import type { ShipClass } from '../schema/classes.ts'
import { drawn, HULLS } from './hulls.ts'
import { icons } from './icons.ts'
import { text } from './words.ts'

/** Where a sound has the synthesizer's own value. */
const _ = undefined

const GLYPHS: Readonly<Record<string, string>> = {
  target: '◎',
  disabled: 'ø',
  disrupted: '↯',
  damaged: '!',
  ecm: '≋',
  advance: '↑',
  left: '↰',
  right: '↱',
  fire: '*',
  afterburners: '»',
  wreck: '%',
}

/** Deep space, day and night. Amber and violet differ for every kind of colour vision; the sides also differ in shape. */
export const skin: Skin = {
  terrains: {
    space: { name: text('space'), glyph: '·', light: '#1a2240', dark: '#0b1022' },
  },
  features: { wreck: { name: text('wreck'), glyph: '%', emblem: { icon: 'wreck', colour: '#8d97b5' } } },
  icons: {
    ...Object.fromEntries(Object.entries(HULLS).map(([id, hull]) => [id, hullIcon(id, drawn(hull))])),
    ...Object.fromEntries(Object.entries(icons).map(([id, svg]) => [id, { glyph: GLYPHS[id] ?? '?', svg }])),
  },
  sounds: {
    thrust: [0.8, 0, 60, 0.05, 0.1, 0.25, 4, 0.6, _, _, _, _, _, 3, _, _, _, 0.5, 0.05, _, -500],
    afterburners: [0.9, 0, 50, 0.1, 0.35, 0.5, 4, 0.8, 0.4, _, _, _, _, 4, _, _, _, 0.8, 0.1, _, -900],
    charge: [0.35, 0, 520, 0.03, 0.12, 0.2, 0, 1, 4, _, _, _, _, _, _, _, _, 0.6, 0.05],
    aim: [0.3, 0, 880, 0.01, 0.04, 0.06, 1, 1, _, _, 220, 0.05, _, _, _, _, _, 0.7, 0.02],
    laser: [0.4, 0, 1400, 0.01, 0.1, 0.14, 2, 0.7, -6, _, _, _, _, _, _, _, _, 0.7, 0.03],
    'heavy-laser': [0.7, 0, 330, 0.02, 0.3, 0.3, 2, 0.9, -0.8, _, _, _, _, _, 8, _, _, 0.8, 0.06],
    emp: [0.55, 0, 900, 0.02, 0.25, 0.25, 0, 1.4, 3, _, _, _, 0.04, 0.6, 40, _, _, 0.7, 0.06, 0.4],
    cannon: [2.2, 0, 95, 0.005, 0.04, 0.22, 4, 1.4, -1, _, _, _, _, 5, _, _, _, 0.7, 0.08, _, -220],
    missile: [0.4, 0, 180, 0.2, 0.2, 0.24, 4, 0.8, 1.4, _, _, _, _, 2, _, _, _, 0.6, 0.05, _, 2500],
    rocket: [0.9, 0, 130, 0.02, 0.4, 0.2, 4, 1.1, 0.8, _, _, _, 0.1, 4, _, _, _, 0.7, 0.06, 0.8, -1800],
    torpedo: [0.9, 0, 110, 0.08, 0.45, 0.45, 2, 1.6, 0.5, _, _, _, 0.25, 0.5, 4, _, _, 0.8, 0.1, 0.3, -900],
    intercept: [0.5, 0, 300, 0.01, 0.05, 0.12, 4, 1.2, -2, _, _, _, 0.03, 6, _, _, _, 0.6, 0.03],
    disrupted: [0.5, 0, 160, 0.02, 0.15, 0.3, 3, 2, -0.6, _, _, _, 0.06, 1, 20, _, _, 0.6, 0.08],
    explosion: [2.6, 0, 60, 0.01, 0.3, 0.9, 4, 1.8, -0.4, _, _, _, _, 8, _, _, 0.1, 0.7, 0.25, _, -300],
  },
  colours: {
    amber: { light: '#f0b84a', dark: '#f0b84a', terminal: 'yellow' },
    violet: { light: '#b3a6ff', dark: '#a99bff', terminal: 'magenta' },
  },
}

/** The icon of a class, also of one that is only in the options of a match. */
export function iconOf(id: string, { icon = id }: Pick<ShipClass, 'icon'>): string {
  return Object.hasOwn(skin.icons, icon) ? icon : 'ship'
}

function hullIcon(id: string, svg: string): IconSkin {
  return { glyph: id.charAt(0).toUpperCase(), svg, fromAbove: true }
}
