import type { Skin } from '@sextant/scene'
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
  colours: {
    red: { light: '#b3401b', dark: '#ff8f66', terminal: 'red' },
    green: { light: '#0b7a5a', dark: '#43c59e', terminal: 'green' },
    blue: { light: '#1d5fa8', dark: '#6db1ff', terminal: 'blue' },
    gold: { light: '#9a7400', dark: '#f0c94a', terminal: 'yellow' },
    violet: { light: '#94417e', dark: '#e59bd0', terminal: 'magenta' },
    white: { light: '#5a6470', dark: '#e8edf2', terminal: 'white' },
  },
}
