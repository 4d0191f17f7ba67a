import { type EffectKind, whyNoPiece } from './kind.ts'

/** The piece rises or sinks in its cell. */
export interface LevelEffect {
  readonly kind: 'level'
  readonly piece: string
  readonly level: number
  readonly shade?: 'dark' | 'light'
}

export const level: EffectKind<LevelEffect> = {
  kind: 'level',
  flaws: ({ piece }, at) => whyNoPiece(at, piece),
}
