import { whyNotFacing } from '../check-pieces.ts'
import { type EffectKind, whyNoPiece } from './kind.ts'

/** A piece turns where it stands. */
export interface TurnEffect {
  readonly kind: 'turn'
  readonly piece: string
  /** Direction 0…5, clockwise as in `hex`. */
  readonly facing: number
}

export const turn: EffectKind<TurnEffect> = {
  kind: 'turn',
  flaws: ({ piece, facing }, at) => [...whyNoPiece(at, piece), ...whyNotFacing(facing, `${at.path}/facing`)],
}
