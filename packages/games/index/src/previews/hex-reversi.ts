import type { Preview } from '../preview.ts'
import { hexagonGround } from './ground.ts'

const ground = hexagonGround('pointy', 2, () => ({ terrain: 'lawn' }))

/** Discs in the order of the hexes: red, green, blue, none. */
const discs = [-1, 0, 0, 2, -1, 0, 1, 2, 2, 1, 1, -1, 0, 1, -1, 2, 0, 1, -1]

export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: { lawn: { name: 'lawn', glyph: '·', light: '#e3ead6', dark: '#263126' } },
    icons: { disc: { glyph: '●' } },
    colours: {
      red: { light: '#952c06', dark: '#ec5935', terminal: 'red' },
      green: { light: '#3d9975', dark: '#85c8a5', terminal: 'green' },
      blue: { light: '#0c3d7e', dark: '#527cfd', terminal: 'blue' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'pointy', cells: ground.cells },
    sides: [
      { name: 'Red', colour: 'red', shape: 'circle' },
      { name: 'Green', colour: 'green', shape: 'square' },
      { name: 'Blue', colour: 'blue', shape: 'diamond' },
    ],
    pieces: discs.flatMap((side, at) =>
      side < 0 ? [] : [{ id: `d${at}`, at, side, icon: 'disc', name: 'disc' }],
    ),
    status: '',
  },
}
