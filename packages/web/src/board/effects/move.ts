import type { MoveEffect, Scene } from '@sextant/scene'
import { hop, leave } from '../draw/easing.ts'
import { alongPath, courseAt } from '../geometry/path.ts'
import type { EffectRenderer, Pace } from './effect-renderer.ts'
import { withPiece } from './with-piece.ts'

/** A piece goes along its path. */
export const move: EffectRenderer<MoveEffect> = {
  kind: 'move',
  duration: ({ path }, pace) => Math.min(Math.max(150 * lengthOf(path, pace), 220), 1300),
  movers({ path }, { part, piece, places }) {
    if (!piece) return []
    const { x, y } = alongPath(path, leave(part), places)
    const course = places.alongPath ? { angle: courseAt(path, leave(part), places) } : {}
    return [{ piece, pose: { x, y, alpha: 1, size: 1 + 0.06 * hop(part), ...course } }]
  },
  sceneAfter: (scene, { piece, path }) => movedTo(scene, piece, path.at(-1)),
  sceneBefore: (scene, { piece, path }) => movedTo(scene, piece, path[0]),
}

/** In steps: legs of a chart are longer than those from hex to hex. */
function lengthOf(path: readonly number[], { stepsBetween }: Pace): number {
  return path.reduce(
    (sum, place, number) => sum + (number === 0 ? 0 : stepsBetween(path[number - 1] ?? place, place)),
    0,
  )
}

function movedTo(scene: Scene, piece: string, at: number | undefined): Scene {
  return at === undefined ? scene : withPiece(scene, piece, was => (was.at === at ? was : { ...was, at }))
}
