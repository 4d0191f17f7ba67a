import type { LevelEffect, Piece } from '@sextant/scene'
import { hop } from '../draw/easing.ts'
import { pointOf } from '../geometry/places.ts'
import { drawRipple } from './art/ripple.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { withPiece } from './with-piece.ts'

/** A piece rises or sinks. Halfway it goes through the surface, is hardly to be seen, and looks as it will. */
export const level: EffectRenderer<LevelEffect> = {
  kind: 'level',
  duration: () => 420,
  movers(effect, { part, piece, homeOf }) {
    if (!piece) return []
    const through = hop(part)
    const pose = { ...homeOf(piece), alpha: 1 - 0.55 * through, size: 1 - 0.22 * through }
    return [{ piece: part < 0.5 ? piece : levelled(piece, effect), pose }]
  },
  draw(pen, effect, { part, piece, places }) {
    if (!piece) return
    drawRipple(pen, pointOf(places, piece.at), part, effect.level >= 0, places.pieceSize)
  },
  sceneAfter: (scene, effect) => withPiece(scene, effect.piece, piece => levelled(piece, effect)),
}

function levelled(piece: Piece, { level: at, shade }: LevelEffect): Piece {
  return { ...piece, level: at, ...(shade && { shade }) }
}
