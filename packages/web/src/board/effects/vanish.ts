import type { VanishEffect } from '@sextant/scene'
import { leave } from '../draw/easing.ts'
import { colourOf } from '../draw/pen.ts'
import { pointOf } from '../geometry/places.ts'
import { effectArt } from './art/index.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { salvoArt } from './salvo/index.ts'

/** A piece falls apart, or leaves in the way of its stage. */
export const vanish: EffectRenderer<VanishEffect> = {
  kind: 'vanish',
  duration: ({ explodes }, { stage }) => stage.vanishing?.duration ?? (explodes ? 1100 : 520),
  timing: { withLast: true, blocks: 0.6, impact: 'none' },
  art: ({ explodes }) => [explodes ? salvoArt : effectArt],
  movers(_, { part, piece, stage, homeOf }) {
    if (!piece) return []
    const home = homeOf(piece)
    const pose = stage.vanishing?.pose(home, part) ?? {
      ...home,
      alpha: 1 - leave(part),
      size: 1 - 0.5 * leave(part),
    }
    return [{ piece, pose }]
  },
  draw(pen, { explodes }, { part, piece, scene, stage, places }) {
    if (!piece) return
    const at = pointOf(places, piece.at)
    if (stage.vanishing) stage.vanishing.draw(pen, at, part)
    else if (explodes) salvoArt.now?.drawExplosion(pen, at, part, places.pieceSize, piece.at)
    else
      effectArt.now?.drawBurst(pen, at, part, colourOf(pen.look, scene.sides[piece.side]), places.pieceSize)
  },
  sceneAfter: (scene, { piece }) => ({ ...scene, pieces: scene.pieces.filter(({ id }) => id !== piece) }),
}
