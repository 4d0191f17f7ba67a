import type { Preview } from '../preview.ts'
import { hexagonGround } from './ground.ts'

const lots = [2, 1, 3, 2, 1, 3, 1] as const
const owners = [0, undefined, 1, undefined, 0, 1, undefined] as const

let next = 0
const ground = hexagonGround('pointy', 1, () => {
  const number = next++
  const side = owners[number]
  return { terrain: 'land', label: String(lots[number] ?? ''), ...(side !== undefined && { side }) }
})

export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: { land: { name: 'land', glyph: '·', light: '#e9e2d0', dark: '#2b2f38' } },
    icons: {},
    colours: {
      gold: { light: '#a97c12', dark: '#e6bd55', terminal: 'yellow' },
      teal: { light: '#0f766e', dark: '#5cc8bd', terminal: 'cyan' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'pointy', cells: ground.cells },
    sides: [
      { name: 'Gold', colour: 'gold', shape: 'circle' },
      { name: 'Teal', colour: 'teal', shape: 'diamond' },
    ],
    pieces: [],
    highlights: [{ cell: 3, meaning: 'objective' }],
    status: '',
  },
}
