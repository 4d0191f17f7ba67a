import { type Arrow, type Effect, flattenEffects, type Scene } from '@sextant/scene'
import { effectRenderer } from './index.ts'

/** Arrows that tell of effects when they are over, in the order they happened. */
export function arrowsOf(effects: readonly Effect[], before: Scene): Omit<Arrow, 'side'>[] {
  return flattenEffects(effects).flatMap(effect => effectRenderer(effect).arrow?.(effect, before) ?? [])
}
