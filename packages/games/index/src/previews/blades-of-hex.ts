import type { Piece } from '@sextant/scene'
import type { Preview } from '../preview.ts'
import { hexagonGround } from './ground.ts'
import { icons } from './icons.ts'

const RED = 0
const BLUE = 1
const NEUTRAL = 2

const cities = [
  [-5, 0, RED],
  [5, 0, BLUE],
  [0, 0, NEUTRAL],
  [0, -5, BLUE],
  [0, 5, NEUTRAL],
] as const

/** A region belongs to whoever holds its city. */
function holder(q: number, r: number): number {
  if (q < -2) return RED
  if (q > 2) return BLUE
  return r < -3 ? BLUE : NEUTRAL
}

const ground = hexagonGround('pointy', 7, (q, r) => {
  const city = cities.some(([cq, cr]) => cq === q && cr === r)
  return { terrain: city ? 'city' : 'plain', side: holder(q, r), ...(city && { feature: 'city' }) }
})

const kinds = { infantry: 120, cavalry: 100, artillery: 75 } as const

function unit(
  id: string,
  side: number,
  kind: keyof typeof kinds,
  q: number,
  r: number,
  health: number,
): Piece {
  return {
    id,
    at: ground.at(q, r),
    side,
    icon: kind,
    name: kind,
    bars: [{ kind: 'health', name: 'health', value: health, max: kinds[kind] }],
  }
}

/** Round 5: blue has the upper city, red comes for the middle one. */
export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: {
      plain: { name: 'plain', glyph: '·', light: '#e6ddc6', dark: '#22303f' },
      city: { name: 'city', glyph: '★', light: '#efd894', dark: '#5a4a1e' },
    },
    features: { city: { name: 'city', glyph: '★', emblem: 'star', walls: true } },
    icons: {
      infantry: { glyph: 'I', svg: icons.infantry },
      cavalry: { glyph: 'C', svg: icons.cavalry },
      artillery: { glyph: 'A', svg: icons.artillery },
    },
    colours: {
      red: { light: '#b23a2a', dark: '#e2705c', terminal: 'red' },
      blue: { light: '#2b5c9e', dark: '#6fa3e8', terminal: 'blue' },
      grey: { light: '#7a7466', dark: '#9a9484', terminal: 'grey' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'pointy', cells: ground.cells },
    sides: [
      { name: 'Red', colour: 'red', shape: 'shield' },
      { name: 'Blue', colour: 'blue', shape: 'hexagon' },
      { name: 'Neutral', colour: 'grey', shape: 'circle' },
    ],
    pieces: [
      unit('r1', RED, 'infantry', -5, 0, 120),
      unit('r2', RED, 'cavalry', -2, 0, 82),
      unit('r3', RED, 'artillery', -2, 2, 75),
      unit('r4', RED, 'infantry', -3, 3, 96),
      unit('b1', BLUE, 'infantry', 0, -5, 110),
      unit('b2', BLUE, 'cavalry', 2, -2, 64),
      unit('b3', BLUE, 'artillery', 4, -1, 75),
      unit('b4', BLUE, 'infantry', 5, 0, 120),
      unit('n1', NEUTRAL, 'infantry', 0, 0, 47),
      unit('n2', NEUTRAL, 'infantry', 0, 5, 120),
      unit('n3', NEUTRAL, 'infantry', 0, 6, 120),
    ],
    arrows: [{ kind: 'attack', path: [ground.at(-2, 0), ground.at(0, 0)], side: RED }],
    status: '',
  },
}
