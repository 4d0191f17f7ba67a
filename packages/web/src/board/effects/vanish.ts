import type { VanishEffect } from '@sextant/scene'
import { leave } from '../draw/easing.ts'
import { colourOf } from '../draw/pen.ts'
import { angleOf } from '../draw/stance.ts'
import { pointOf } from '../geometry/places.ts'
import { drawBurst } from './art/blows.ts'
import type { EffectRenderer } from './effect-renderer.ts'
import { drawExplosion } from './salvo/impacts.ts'
import { drawWreckage } from './salvo/wreckage.ts'

const EXPLOSION = 1100
/** How far into an explosion the hull is gone, and its parts are seen. */
const BREAKS = 0.3
/** Milliseconds for which what is left drifts. */
const DRIFT = 7000

/** A piece falls apart, or leaves in the way of its stage. */
export const vanish: EffectRenderer<VanishEffect> = {
  kind: 'vanish',
  duration: ({ explodes }, { stage }) => stage.vanishing?.duration ?? (explodes ? EXPLOSION : 520),
  timing: { withLast: true, blocks: 0.6, impact: 'none' },
  linger: ({ drifts }) => (drifts === undefined ? 0 : DRIFT),
  movers({ drifts }, { part, piece, stage, homeOf }) {
    if (!piece) return []
    const home = homeOf(piece)
    if (drifts !== undefined) return [{ piece, pose: { ...home, alpha: part < BREAKS ? 1 : 0, size: 1 } }]
    const pose = stage.vanishing?.pose(home, part) ?? {
      ...home,
      alpha: 1 - leave(part),
      size: 1 - 0.5 * leave(part),
    }
    return [{ piece, pose }]
  },
  draw(pen, { explodes, drifts }, { part, piece, scene, stage, places }) {
    if (!piece) return
    const at = pointOf(places, piece.at)
    if (drifts !== undefined && part > BREAKS) {
      const course = places.angleOf(drifts)
      const bow = angleOf(places, piece) ?? course
      const colour = colourOf(pen.look, scene.sides[piece.side])
      const size = places.pieceSize
      drawWreckage(pen, piece, { at, course, bow, colour, size }, driftPart(part))
    }
    if (part > 1) return
    if (stage.vanishing) stage.vanishing.draw(pen, at, part)
    else if (explodes) drawExplosion(pen, at, part, places.pieceSize, piece.at)
    else drawBurst(pen, at, part, colourOf(pen.look, scene.sides[piece.side]), places.pieceSize)
  },
  sceneAfter: (scene, { piece }) => ({ ...scene, pieces: scene.pieces.filter(({ id }) => id !== piece) }),
}

/** How far it has drifted, of all the way. */
function driftPart(part: number): number {
  return (part - BREAKS) / (1 + DRIFT / EXPLOSION - BREAKS)
}
