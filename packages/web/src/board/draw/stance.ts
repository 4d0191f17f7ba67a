import type { Piece } from '@sextant/scene'
import type { Places } from '../geometry/places.ts'
import { footing } from '../geometry/stack.ts'
import type { Stance } from './piece.ts'

/** Where a piece of a stack stands, and which way it points. */
export function stanceIn(places: Places, stack: readonly Piece[], number: number, piece: Piece): Stance {
  const foot = footing(stack, number, places.angleOf)
  return {
    x: (places.x[piece.at] ?? 0) + foot.x * places.pieceSize,
    y: (places.y[piece.at] ?? 0) + foot.y * places.pieceSize,
    size: foot.size * places.pieceSize,
    angle: angleOf(places, piece),
    alpha: 1,
  }
}

export function angleOf(places: Places, { facing }: Piece): number | undefined {
  return facing === undefined ? undefined : places.angleOf(facing)
}
