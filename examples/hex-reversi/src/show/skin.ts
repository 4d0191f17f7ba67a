import { SIDE_COLOURS, type Skin } from '@sextant/scene'
import { text } from './words.ts'

export const skin: Skin = {
  terrains: {
    lawn: { name: text('terrain.lawn'), glyph: '·', light: '#e3ead6', dark: '#263126' },
    edge: { name: text('terrain.edge'), glyph: '˙', light: '#d5dfc3', dark: '#2d3a2c' },
    corner: { name: text('terrain.corner'), glyph: '∘', light: '#c3d2ab', dark: '#384837' },
  },
  icons: {
    disc: {
      glyph: '●',
      name: text('disc'),
      svg: '<path fill="currentColor" d="M256 96a160 160 0 1 0 0 320a160 160 0 1 0 0-320zm0 48a112 112 0 1 1 0 224a112 112 0 1 1 0-224z"/>',
    },
  },
  colours: SIDE_COLOURS,
  sounds: {
    place: [0.5, 0.02, 180, 0.002, 0.01, 0.05, 1, 2, -4],
    flip: [0.35, 0.06, 420, 0.002, 0.01, 0.04, 1, 1.6, 6],
    pass: [0.3, 0, 150, 0.01, 0.05, 0.12, 0, 1, -2],
    out: [0.6, 0, 260, 0.01, 0.12, 0.3, 2, 1.2, -1.5],
  },
}
