import { SIDE_COLOURS, type Skin } from '@sextant/scene'
import { LAB_ICONS } from './icons.ts'

/** The names of the six default colours in the skin. */
export const LAB_SIDE_COLOURS = Object.keys(SIDE_COLOURS).map(name => `side-${name}`)

/** Enough of a skin to show every part of a scene. */
export const LAB_SKIN: Skin = {
  terrains: {
    plain: { name: 'plain', glyph: '·', light: '#e9e3cf', dark: '#27324a' },
    wood: { name: 'wood', glyph: '♣', light: '#cfdcbc', dark: '#22402f' },
    hill: { name: 'hill', glyph: '^', light: '#e0d0ae', dark: '#3f3a33' },
    rock: { name: 'rock', glyph: '▲', light: '#cfccc6', dark: '#3a4150' },
    water: { name: 'water', glyph: '≈', light: '#bcd7e2', dark: '#173a56' },
    city: { name: 'city', glyph: '#', light: '#efe2c0', dark: '#3a3f55' },
    space: { name: 'space', glyph: '.', light: '#dfe4ec', dark: '#131c30' },
    pool: { name: 'pool', glyph: '~', light: '#c4e3ea', dark: '#124055' },
    goal: { name: 'goal', glyph: '=', light: '#dcd2ee', dark: '#3b2f66' },
  },
  features: { city: { name: 'city', glyph: '★', emblem: 'star', walls: true } },
  icons: LAB_ICONS,
  colours: {
    ...Object.fromEntries(Object.entries(SIDE_COLOURS).map(([name, colour]) => [`side-${name}`, colour])),
    red: { light: '#c0392b', dark: '#e0584a', terminal: 'red' },
    blue: { light: '#2062b0', dark: '#4b8fe0', terminal: 'blue' },
    grey: { light: '#7a7568', dark: '#a09a8c', terminal: 'grey' },
    gold: { light: '#b08d3c', dark: '#f2ead6', terminal: 'yellow' },
    violet: { light: '#6b4fb3', dark: '#a48cf0', terminal: 'magenta' },
  },
}
