import { axialFromOddR } from '@sextant/hex'
import type { Piece } from '@sextant/scene'
import type { Preview } from '../preview.ts'
import { rectangleGround } from './ground.ts'
import { icons } from './icons.ts'

const ROWS = 25
const COLUMNS = 15
const BLUE = 0
const RED = 1

const ground = rectangleGround('pointy', ROWS, COLUMNS, (q, r) => {
  const column = q + (r - (r & 1)) / 2 + 1
  if (column >= 7 && column <= 9 && r === 0) return { terrain: 'goal', side: BLUE }
  if (column >= 7 && column <= 9 && r === ROWS - 1) return { terrain: 'goal', side: RED }
  return { terrain: r === (ROWS - 1) / 2 ? 'line' : 'water' }
})

/** Positions are written (row, column) from 1. */
function place(row: number, column: number): number {
  const { q, r } = axialFromOddR({ row: row - 1, column: column - 1 })
  return ground.at(q, r)
}

function swimmer(
  id: string,
  side: number,
  row: number,
  column: number,
  facing: number,
  breath: number,
): Piece {
  return {
    id,
    at: place(row, column),
    side,
    icon: 'swimmer',
    name: id,
    facing,
    bars: [{ kind: 'breath', name: 'breath', value: breath, max: 20 }],
  }
}

/** Mid-match: red has broken through on the left, blue's backs come down. */
export const preview: Preview = {
  texts: { en: {} },
  skin: {
    terrains: {
      water: { name: 'water', glyph: '·', light: '#c6e4ec', dark: '#0f3a4a' },
      line: { name: 'half-way line', glyph: '-', light: '#b3d9e4', dark: '#15495c' },
      goal: { name: 'goal', glyph: '#', light: '#e9dfb6', dark: '#4d4a22' },
    },
    icons: {
      swimmer: { glyph: 'S', svg: icons.swimmer },
      puck: { glyph: 'o', svg: icons.puck },
    },
    colours: {
      blue: { light: '#1f4f93', dark: '#7fb2ff', terminal: 'blue' },
      red: { light: '#b0322f', dark: '#ff8f84', terminal: 'red' },
      puck: { light: '#8a6210', dark: '#f0c560', terminal: 'yellow' },
    },
  },
  scene: {
    stage: { kind: 'hexes', orientation: 'pointy', cells: ground.cells },
    sides: [
      { name: 'Blue', colour: 'blue', shape: 'circle' },
      { name: 'Red', colour: 'red', shape: 'square' },
      { name: 'Puck', colour: 'puck', shape: 'hexagon' },
    ],
    pieces: [
      swimmer('blue LF', BLUE, 12, 10, 1, 14),
      swimmer('blue CF', BLUE, 10, 8, 2, 9),
      swimmer('blue RF', BLUE, 13, 4, 2, 17),
      swimmer('blue LB', BLUE, 5, 11, 2, 20),
      swimmer('blue CB', BLUE, 5, 8, 2, 20),
      swimmer('blue RB', BLUE, 7, 5, 1, 18),
      swimmer('red LF', RED, 9, 6, 5, 8),
      swimmer('red CF', RED, 13, 8, 5, 11),
      swimmer('red RF', RED, 14, 12, 4, 15),
      swimmer('red LB', RED, 18, 5, 5, 20),
      swimmer('red CB', RED, 20, 8, 5, 20),
      swimmer('red RB', RED, 18, 11, 4, 19),
      { id: 'puck', at: place(8, 6), side: 2, icon: 'puck', name: 'puck' },
    ],
    status: '',
  },
}
