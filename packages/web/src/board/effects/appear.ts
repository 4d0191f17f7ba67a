import type { AppearEffect } from '@sextant/scene'
import { arrive } from '../draw/easing.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** A piece of the scene that follows comes. It is there from the start, though hardly to be seen. */
export const appear: EffectRenderer<AppearEffect> = {
  kind: 'appear',
  duration: () => 280,
  movers: (_, { part, piece, homeOf }) =>
    piece ? [{ piece, pose: { ...homeOf(piece), alpha: part, size: 0.4 + 0.6 * arrive(part) } }] : [],
  isAfterFromStart: true,
  sceneAfter(scene, { piece: id }, next) {
    const piece = next?.pieces.find(other => other.id === id)
    if (!piece || scene.pieces.some(other => other.id === id)) return scene
    return { ...scene, pieces: [...scene.pieces, piece] }
  },
  sceneBefore(scene, { piece }) {
    const others = scene.pieces.filter(({ id }) => id !== piece)
    return others.length === scene.pieces.length ? scene : { ...scene, pieces: others }
  },
}
