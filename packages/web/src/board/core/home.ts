import type { Point } from '@sextant/hex'
import type { Piece } from '@sextant/scene'
import { pointOf } from '../geometry/places.ts'
import { footing } from '../geometry/stack.ts'
import type { BoardState } from './state.ts'

/** Where a piece stands when it does not move. */
export function homeOf(state: BoardState, piece: Piece): Point {
  const stack = state.stacks.get(piece.at) ?? []
  const number = stack.findIndex(other => other.id === piece.id)
  const { x, y } = pointOf(state.places, piece.at)
  const foot = footing(stack, Math.max(number, 0), state.places.angleOf)
  return { x: x + foot.x * state.places.pieceSize, y: y + foot.y * state.places.pieceSize }
}
