import { hexagon } from '@sextant/hex'
import type { Cell, Piece } from '@sextant/scene'
import { NOTHING, type Sample, SIDES } from './sample.ts'

export function tiny(): Sample {
  const board = hexagon('flat', 2)
  const cells = Array.from(
    { length: board.size },
    (_, number): Cell => ({ q: board.q[number] ?? 0, r: board.r[number] ?? 0, terrain: 'plain' }),
  )
  const pieces = [0, 1, 2, 16, 17, 18].map(
    (at, number): Piece => ({ id: `${number}`, at, side: number < 3 ? 3 : 1, icon: 'pawn', name: 'pawn' }),
  )
  return {
    scene: { stage: { kind: 'hexes', orientation: 'flat', cells }, sides: SIDES, pieces, status: 'Tiny' },
    overlay: NOTHING,
    effects: [],
  }
}
