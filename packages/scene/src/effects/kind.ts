import type { Flaw } from '@sextant/engine'
import type { Scene } from '../scene.ts'
import type { Skin } from '../skin.ts'

/**
 * What the checks know of a kind of effect. It is looked up by an effect's own kind, and only handed effects of that
 * kind.
 */
export interface EffectKind<E extends { readonly kind: string }> {
  readonly kind: E['kind']
  /** Whatever keeps renderers from showing it; nothing where it names nothing that could be missing. */
  flaws?(effect: E, at: EffectCheck): Flaw[]
}

/** What an effect is checked against. */
export interface EffectCheck {
  /** Of the effect: `/3`. */
  readonly path: string
  readonly scene: Scene
  readonly skin: Skin
  /** The scene that the effects lead to, where it is known. */
  readonly next: Scene | undefined
  /** The ids of the pieces there are by now; effects by which pieces come and go change it. */
  readonly pieces: Set<string>
}

export function whyNoPiece({ pieces, path }: EffectCheck, piece: string): Flaw[] {
  if (pieces.has(piece)) return []
  const ids = [...pieces].join(', ') || 'none'
  return [{ path: `${path}/piece`, message: `there is no piece "${piece}"; there are ${ids}` }]
}
