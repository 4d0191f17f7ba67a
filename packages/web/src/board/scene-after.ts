import type { Effect, Scene } from '@sextant/scene'
import { player } from './core/player.ts'

/** The scene once an effect has been seen. Before the first was played none has been: it is the one they lead to. */
export function sceneAfter(scene: Scene, effect: Effect, next: Scene): Scene {
  return player.now ? player.now.sceneAfter(scene, effect, next) : next
}
