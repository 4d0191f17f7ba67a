import { whyNotArrow } from '../check-arrow.ts'
import type { Arrow } from '../scene.ts'
import type { EffectKind } from './kind.ts'

/** What everybody had planned comes to light; the arrows stay until the next position is shown. */
export interface ArrowsEffect {
  readonly kind: 'arrows'
  readonly arrows: readonly Arrow[]
}

export const arrows: EffectKind<ArrowsEffect> = {
  kind: 'arrows',
  flaws: ({ arrows }, { scene, path }) =>
    arrows.flatMap((arrow, number) => whyNotArrow(scene, arrow, `${path}/arrows/${number}`)),
}
