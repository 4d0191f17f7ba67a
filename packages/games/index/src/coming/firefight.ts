import type { Piece } from '@sextant/scene'
import type { Preview } from '../preview.ts'
import { hexagonGround, strewn } from './ground.ts'
import { icons } from './icons.ts'

/** Half open ground; forest, rock, water and ruins after the document's weights. */
function terrain(q: number, r: number): string {
  const draw = strewn(q, r)
  if (draw < 50) return 'open'
  if (draw < 68) return 'forest'
  if (draw < 86) return 'rock'
  return draw < 93 ? 'water' : 'ruin'
}

const posts = [
  [-5, 0, 'trooper'],
  [-2, -2, 'rifle'],
  [1, -4, 'walker'],
  [4, -6, 'blade'],
  [5, -3, 'trooper'],
] as const

const occupied = new Set(posts.flatMap(([q, r]) => [`${q},${r}`, `${-q},${-r}`]))

const ground = hexagonGround('flat', 9, (q, r) => ({
  terrain: occupied.has(`${q},${r}`) ? 'open' : terrain(q, r),
}))

function squad(side: number): Piece[] {
  const turned = side === 0 ? 1 : -1
  return posts.map(([q, r, icon], number) => ({
    id: `${side}-${number}`,
    at: ground.at(q * turned, r * turned),
    side,
    icon,
    name: icon,
    bars: [{ kind: 'health', name: 'wounds', value: 3 - ((number + side) % 3), max: 3 }],
  }))
}

export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: {
      open: { name: 'open', glyph: '·', light: '#e4e0cd', dark: '#2a2f2c' },
      forest: { name: 'forest', glyph: '♣', light: '#bcd0a6', dark: '#2c4630' },
      rock: { name: 'rock', glyph: '^', light: '#cbc6bb', dark: '#44464a' },
      water: { name: 'water', glyph: '~', light: '#b5d2dc', dark: '#1d4353' },
      ruin: { name: 'ruin', glyph: '#', light: '#d8c2a6', dark: '#4a3a2b' },
    },
    icons: {
      trooper: { glyph: 'T', svg: icons.trooper },
      rifle: { glyph: 'R', svg: icons.rifle },
      walker: { glyph: 'W', svg: icons.walker },
      blade: { glyph: 'B', svg: icons.blade },
    },
    colours: {
      blue: { light: '#27559a', dark: '#78a9f2', terminal: 'blue' },
      red: { light: '#ad3524', dark: '#ee7d63', terminal: 'red' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'flat', cells: ground.cells },
    sides: [
      { name: 'Blue', colour: 'blue', shape: 'circle' },
      { name: 'Red', colour: 'red', shape: 'square' },
    ],
    pieces: [...squad(0), ...squad(1)],
    arrows: [{ kind: 'fire', path: [ground.at(-2, -2), ground.at(-1, 4)], side: 0 }],
    status: '',
  },
}
