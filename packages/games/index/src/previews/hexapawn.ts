import type { Preview } from '../preview.ts'
import { hexagonGround } from './ground.ts'
import { icons } from './icons.ts'

const ground = hexagonGround('flat', 2, () => ({ terrain: 'grass' }))
const white = [
  [-2, 2],
  [-1, 1],
  [0, 2],
  [1, 1],
  [2, 0],
] as const

export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: { grass: { name: 'grass', glyph: '·', light: '#dfe8d8', dark: '#2c3a30' } },
    icons: { pawn: { glyph: '♟', svg: icons.pawn } },
    colours: {
      gold: { light: '#b08d3c', dark: '#f2ead6', terminal: 'yellow' },
      ink: { light: '#1f2a44', dark: '#7d93c8', terminal: 'blue' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'flat', cells: ground.cells },
    sides: [
      { name: 'White', colour: 'gold', shape: 'circle' },
      { name: 'Black', colour: 'ink', shape: 'square' },
    ],
    pieces: [
      ...white.map(([q, r], i) => ({
        id: `w${i}`,
        at: ground.at(q, r),
        side: 0,
        icon: 'pawn',
        name: 'pawn',
      })),
      ...white.map(([q, r], i) => ({
        id: `b${i}`,
        at: ground.at(-q, i === 1 ? -r - 1 : -r),
        side: 1,
        icon: 'pawn',
        name: 'pawn',
      })),
    ],
    status: '',
  },
}
