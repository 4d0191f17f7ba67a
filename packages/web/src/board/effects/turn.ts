import type { TurnEffect } from '@sextant/scene'
import { arrive } from '../draw/easing.ts'
import type { Places } from '../geometry/places.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { withPiece } from './with-piece.ts'

/** A piece turns where it stands. */
export const turn: EffectRenderer<TurnEffect> = {
  kind: 'turn',
  duration: () => 190,
  movers({ facing }, { part, piece, places, homeOf }) {
    if (!piece) return []
    const angle = turned(piece.facing ?? facing, facing, arrive(part), places)
    return [{ piece, pose: { ...homeOf(piece), angle, alpha: 1, size: 1 } }]
  },
  sceneAfter: (scene, { piece, facing }) => withPiece(scene, piece, was => ({ ...was, facing })),
}

/** The short way round. */
function turned(from: number, to: number, part: number, places: Places): number {
  const sixths = ((((to - from) % 6) + 9) % 6) - 3
  return places.angleOf(from + sixths * part)
}
