import type { RangeEffect } from '@sextant/scene'
import { leave } from '../draw/easing.ts'
import { placesOf, stageRenderer } from '../stages/index.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** Opponents glide to another distance. */
export const range: EffectRenderer<RangeEffect> = {
  kind: 'range',
  duration: () => 900,
  places({ distance }, { part, scene, stage, places }) {
    const between = stage.atDistance?.(scene.stage, distance, leave(part))
    return between && placesOf(between, places)
  },
  sceneAfter(scene, { distance }) {
    const stage = stageRenderer(scene.stage).atDistance?.(scene.stage, distance, 1)
    return !stage || stage === scene.stage ? scene : { ...scene, stage }
  },
}
