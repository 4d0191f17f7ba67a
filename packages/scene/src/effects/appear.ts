import type { EffectKind } from './kind.ts'

/** A piece comes; how it looks is in the scene that the effects lead to. */
export interface AppearEffect {
  readonly kind: 'appear'
  readonly piece: string
}

export const appear: EffectKind<AppearEffect> = {
  kind: 'appear',
  flaws({ piece }, { path, next, pieces }) {
    pieces.add(piece)
    if (!next || next.pieces.some(({ id }) => id === piece)) return []
    return [{ path: `${path}/piece`, message: `the scene that follows has no piece "${piece}"` }]
  },
}
