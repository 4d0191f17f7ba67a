import { whyNotFacing } from '../check-pieces.ts'
import { type EffectKind, whyNoPiece } from './kind.ts'

/** A piece is lost. */
export interface VanishEffect {
  readonly kind: 'vanish'
  readonly piece: string
  /** It blows up. */
  readonly explodes?: true
  /** Where it blows up: what is left of it breaks apart and drifts this way, a direction 0…5, while play goes on. */
  readonly drifts?: number
}

export const vanish: EffectKind<VanishEffect> = {
  kind: 'vanish',
  flaws({ piece, drifts }, at) {
    const flaws = [...whyNoPiece(at, piece), ...whyNotFacing(drifts, `${at.path}/drifts`)]
    at.pieces.delete(piece)
    return flaws
  },
}
