import type { Piece } from '@sextant/scene'
import type { Preview } from '../preview.ts'
import { hexagonGround, strewn } from './ground.ts'
import { icons } from './icons.ts'

const ground = hexagonGround('flat', 8, (q, r) => ({ terrain: strewn(q, r) < 12 ? 'stars' : 'space' }))

function ship(id: string, side: number, icon: string, q: number, r: number, facing: number): Piece {
  return {
    id,
    at: ground.at(q, r),
    side,
    icon,
    name: icon,
    facing,
    bars: [
      { kind: 'shield', name: 'shields', value: side === 0 ? 4 : 3, max: 5 },
      { kind: 'armour', name: 'armour', value: 7, max: 10 },
    ],
  }
}

/** Two lines of battle pass each other broadside on. */
export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: {
      space: { name: 'space', glyph: '·', light: '#dfe3ee', dark: '#10162b' },
      stars: { name: 'stars', glyph: '*', light: '#d3d9ea', dark: '#182043' },
    },
    icons: {
      cruiser: { glyph: 'C', svg: icons.cruiser },
      frigate: { glyph: 'F', svg: icons.frigate },
      destroyer: { glyph: 'D', svg: icons.destroyer },
    },
    colours: {
      amber: { light: '#9a6a00', dark: '#f0b84a', terminal: 'yellow' },
      violet: { light: '#5b45b0', dark: '#a99bff', terminal: 'magenta' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'flat', cells: ground.cells },
    sides: [
      { name: 'Amber fleet', colour: 'amber', shape: 'circle' },
      { name: 'Violet fleet', colour: 'violet', shape: 'diamond' },
    ],
    pieces: [
      ship('a1', 0, 'cruiser', -4, 3, 1),
      ship('a2', 0, 'frigate', -1, 4, 1),
      ship('a3', 0, 'destroyer', -5, -1, 2),
      ship('v1', 1, 'cruiser', 3, -3, 4),
      ship('v2', 1, 'frigate', 5, -1, 4),
      ship('v3', 1, 'destroyer', 0, -5, 3),
    ],
    arrows: [
      { kind: 'fire', path: [ground.at(-4, 3), ground.at(3, -3)], side: 0 },
      {
        kind: 'move',
        path: [ground.at(-1, 4), ground.at(0, 3), ground.at(1, 2), ground.at(2, 1)],
        side: 0,
      },
    ],
    status: '',
  },
}
