import type { Piece, Scene, Target } from '@sextant/scene'
import type { Spot } from '../../../board/contract.ts'
import { cellOf } from './targets.ts'

/**
 * The piece whose numbers are shown: the one that is dragged, else the one pointed at, else the one chosen. Of those that
 * share a cell, the chosen one.
 */
export function inspectedPiece(
  scene: Scene,
  inHand: string | undefined,
  pointed: Spot | undefined,
  chosen: readonly Target[],
): Piece | undefined {
  const taken = scene.pieces.find(({ id }) => id === inHand)
  if (taken) return taken
  const named = chosen.flatMap(target => ('piece' in target ? [target.piece] : [])).at(-1)
  const under = scene.pieces.filter(piece => piece.at === pointed?.cell)
  const found =
    under.find(({ id }) => id === named) ?? under.find(({ id }) => id === pointed?.piece) ?? under[0]
  if (found) return found
  const cells = chosen.map(target => cellOf(target, scene))
  return scene.pieces.find(({ id, at }) => id === named || (named === undefined && cells.includes(at)))
}
