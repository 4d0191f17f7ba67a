import type { Orientation } from '@sextant/hex'
import type { ArrowKind, Meaning, Piece, Side, Tone } from '../scene.ts'

/** The characters a board is written in. None is an emoji, so that every terminal gives each one column. */

/** A side's pieces and cells stand between its brackets. */
export const BRACKETS: Readonly<Record<Side['shape'], readonly [open: string, close: string]>> = {
  circle: ['(', ')'],
  square: ['[', ']'],
  diamond: ['<', '>'],
  shield: ['{', '}'],
  hexagon: ['/', '\\'],
  triangle: ['|', '|'],
}

/** By direction, as `hex` counts them. */
export const FACINGS: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: ['→', '↘', '↙', '←', '↖', '↗'],
  flat: ['↑', '↗', '↘', '↓', '↙', '↖'],
}

export const MARKS: Readonly<Record<Meaning, string>> = {
  selected: '»',
  hover: '›',
  target: '×',
  strike: '~',
  threat: '!',
  reach: '+',
  path: '•',
  objective: '★',
  good: '✓',
  bad: '✗',
  zone: '░',
}

/** On the cells of the last action. */
export const LAST_ACTION = ':'

/** Which mark is seen first where a cell has several. */
export const MARK_ORDER: readonly Meaning[] = [
  'selected',
  'target',
  'hover',
  'objective',
  'good',
  'bad',
  'path',
  'reach',
  'strike',
  'threat',
  'zone',
]

export const READINESS: Readonly<Record<NonNullable<Piece['readiness']>, string>> = {
  ready: '°',
  moved: '-',
  done: '=',
}

/** In place of the closing bracket of what is not really there. */
export const GHOST = '?'

/** Before the glyph of a pale piece that has no small letters. */
export const PALE = '˅'

export const LEVELS = { below: '▾', above: '▴' } as const

/** Level, upright, falling to the right, rising to the right. */
export const STROKES: Readonly<Record<ArrowKind, readonly [string, string, string, string]>> = {
  move: ['─', '│', '╲', '╱'],
  attack: ['═', '║', '╲', '╱'],
  fire: ['∙', '∙', '∙', '∙'],
  pass: ['∘', '∘', '∘', '∘'],
  plan: ['╌', '╎', '╲', '╱'],
  turn: ['~', '~', '~', '~'],
  down: ['▾', '▾', '▾', '▾'],
  up: ['▴', '▴', '▴', '▴'],
}

/** Ways on a chart, by how dangerous they are: level, upright, falling to the right, rising to the right. */
export const WAYS: readonly [Strokes, Strokes, Strokes] = [
  ['·', '·', '·', '·'],
  ['─', '│', '╲', '╱'],
  ['═', '║', '╲', '╱'],
]

type Strokes = readonly [string, string, string, string]

export const LAND = '░'

export const DANGERS = ['good', 'gain', 'bad'] as const satisfies readonly Tone[]

const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** A bar in one column; empty only when nothing is left. */
export function blockOf({ value, max }: { readonly value: number; readonly max: number }): string {
  return value <= 0 ? '_' : (BLOCKS[Math.min(7, Math.ceil((value / max) * 8) - 1)] ?? '█')
}

/** The arrow nearest to a direction on the screen, where a line is as high as two columns are wide. */
export function arrowTowards(columns: number, lines: number): string {
  const eighth = Math.round(Math.atan2(lines * 2, columns) / (Math.PI / 4))
  return ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'][(eighth + 8) % 8] ?? '→'
}
