import type { ConvertEffect, Piece } from '@sextant/scene'
import { hop } from '../draw/easing.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { withPiece } from './with-piece.ts'

/** A piece is flipped over like a disc: seen edge-on halfway, and of its new side from there. */
export const convert: EffectRenderer<ConvertEffect> = {
  kind: 'convert',
  duration: () => 420,
  movers(effect, { part, piece, homeOf }) {
    if (!piece) return []
    const width = Math.abs(Math.cos(Math.PI * part))
    const pose = { ...homeOf(piece), alpha: 1, size: 1 + 0.1 * hop(part), width }
    return [{ piece: part < 0.5 ? piece : converted(piece, effect), pose }]
  },
  sceneAfter: (scene, effect) => withPiece(scene, effect.piece, piece => converted(piece, effect)),
}

function converted(piece: Piece, { side, icon = piece.icon }: ConvertEffect): Piece {
  return { ...piece, side, icon }
}
