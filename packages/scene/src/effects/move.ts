import { whyNotPlace } from '../check-place.ts'
import { type EffectKind, whyNoPiece } from './kind.ts'

/** A piece goes along a path of cells, the first being where it is. */
export interface MoveEffect {
  readonly kind: 'move'
  readonly piece: string
  readonly path: readonly number[]
}

export const move: EffectKind<MoveEffect> = {
  kind: 'move',
  flaws: ({ piece, path }, at) => [
    ...whyNoPiece(at, piece),
    ...path.flatMap((cell, step) => whyNotPlace(at.scene, cell, `${at.path}/path/${step}`)),
  ],
}
