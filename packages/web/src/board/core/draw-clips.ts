import type { Pen } from '../draw/pen.ts'
import type { EffectRenderer } from '../effects/effect-renderer.ts'
import { effectRenderer } from '../effects/index.ts'
import { momentOf, runningClips } from './moment.ts'
import type { BoardState } from './state.ts'

/** Draws the effects that belong to a layer. */
export function drawClips(
  state: BoardState,
  pen: Pen,
  layer: NonNullable<EffectRenderer['layer']>,
  now: number,
  isShown?: (place: number) => boolean,
): void {
  for (const running of runningClips(state, now)) {
    const { effect } = running.clip
    const renderer = effectRenderer(effect)
    if (renderer.draw && (renderer.layer ?? 'above') === layer)
      renderer.draw(pen, effect, momentOf(state, running, isShown))
  }
}
