import { cellAt, hexagon } from '@sextant/hex'
import type { Cell, Piece } from '@sextant/scene'
import { scatter } from '../../board/draw/easing.ts'
import { type Sample, SIDES } from './sample.ts'

/** Facings, shields and lines of fire on a flat board. */
export function ships(): Sample {
  const board = hexagon('flat', 6)
  const at = (q: number, r: number) => cellAt(board, q, r)
  const cells = Array.from({ length: board.size }, (_, number): Cell => {
    const rock = scatter(number * 5.1) > 0.93
    return { q: board.q[number] ?? 0, r: board.r[number] ?? 0, terrain: rock ? 'rock' : 'space' }
  })
  const ship = (
    id: string,
    cell: number,
    side: number,
    facing: number,
    more: Partial<Piece> = {},
  ): Piece => ({
    id,
    at: cell,
    side,
    facing,
    icon: 'ship',
    name: 'frigate',
    bars: [
      { kind: 'shield', name: 'shield', value: 3, max: 5 },
      { kind: 'health', name: 'hull', value: 6, max: 8 },
      { kind: 'energy', name: 'energy', value: 2, max: 6 },
    ],
    ...more,
  })
  const pieces = [
    ship('a', at(-3, 2), 0, 1, { readiness: 'ready' }),
    ship('b', at(-4, 0), 0, 2, { readiness: 'done' }),
    ship('c', at(3, -2), 1, 4),
    ship('d', at(2, 1), 1, 5, { badges: [{ icon: 'heart', name: 'crew', text: '12' }] }),
    ship('e', at(0, 2), 0, 0, { ghost: true, bars: [] }),
  ]
  const zone = [at(-2, 1), at(-1, 0), at(-1, 1), at(0, -1), at(0, 0), at(0, 1), at(1, -1), at(1, 0)]
  return {
    scene: { stage: { kind: 'hexes', orientation: 'flat', cells }, sides: SIDES, pieces, status: 'Movement' },
    overlay: {
      highlights: [
        ...zone.map(cell => ({ cell, meaning: 'zone' as const })),
        ...[at(3, 0), at(4, -1), at(4, -2), at(2, 2), at(3, 1)].map(cell => ({
          cell,
          meaning: 'threat' as const,
        })),
        { cell: at(0, 4), meaning: 'objective', label: 'Relay' },
        { cell: at(-1, 4), meaning: 'good' },
        { cell: at(1, 3), meaning: 'bad' },
      ],
      arrows: [
        { kind: 'fire', path: [at(-3, 2), at(2, 1)], label: '62 %' },
        { kind: 'plan', path: [at(-4, 0), at(-3, -1), at(-2, -2), at(-1, -3)], side: 0 },
        { kind: 'pass', path: [at(3, -2), at(2, 1)], side: 1 },
      ],
      hints: [],
    },
    effects: [
      { kind: 'turn', piece: 'a', facing: 2 },
      { kind: 'dice', faces: 6, rolled: [6, 2, 5, 1], name: 'To hit, 4+' },
      { kind: 'strike', from: at(-3, 2), to: at(2, 1), style: 'beam' },
      { kind: 'float', float: { at: at(2, 1), text: '−3', tone: 'bad' } },
      { kind: 'strike', from: at(3, -2), to: at(-3, 2), style: 'shot' },
      { kind: 'float', float: { at: at(-3, 2), text: '−1', tone: 'bad' } },
    ],
  }
}
