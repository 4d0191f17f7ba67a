import { type Effect, flatEffects, type Scene } from '@sextant/scene'
import { effectRenderer } from './index.ts'

/** The scene as it is once an effect has been seen. */
export function sceneAfter(scene: Scene, effect: Effect, next: Scene | undefined): Scene {
  return flatEffects([effect]).reduce(
    (before, each) => effectRenderer(each).sceneAfter?.(before, each, next) ?? before,
    scene,
  )
}

/**
 * The scene as it was before the effects, where it is given as it is after them: movers are back at their start,
 * what will appear is not there yet.
 */
export function sceneBefore(scene: Scene, effects: readonly Effect[]): Scene {
  return flatEffects(effects).reduceRight(
    (after, effect) => effectRenderer(effect).sceneBefore?.(after, effect) ?? after,
    scene,
  )
}
