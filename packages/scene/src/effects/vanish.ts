import { type EffectKind, whyNoPiece } from './kind.ts'

/** A piece is lost. */
export interface VanishEffect {
  readonly kind: 'vanish'
  readonly piece: string
  /** It blows up. */
  readonly explodes?: true
}

export const vanish: EffectKind<VanishEffect> = {
  kind: 'vanish',
  flaws({ piece }, at) {
    const flaws = whyNoPiece(at, piece)
    at.pieces.delete(piece)
    return flaws
  },
}
