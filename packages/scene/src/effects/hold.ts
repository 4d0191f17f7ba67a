import { whyNotPlace } from '../check-place.ts'
import { whyNotSide } from '../check-reference.ts'
import type { EffectKind } from './kind.ts'

/** Cells are now held by a side. */
export interface HoldEffect {
  readonly kind: 'hold'
  readonly cells: readonly number[]
  readonly side: number
}

export const hold: EffectKind<HoldEffect> = {
  kind: 'hold',
  flaws: ({ cells, side }, { scene, path }) => [
    ...cells.flatMap((cell, number) => whyNotPlace(scene, cell, `${path}/cells/${number}`)),
    ...whyNotSide(scene, side, `${path}/side`),
  ],
}
