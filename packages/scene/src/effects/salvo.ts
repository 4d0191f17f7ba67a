import { whyNotPlace } from '../check-place.ts'
import type { EffectKind } from './kind.ts'

export const SALVO_WEAPONS = ['laser', 'heavy-laser', 'emp', 'shell', 'missile', 'rocket', 'torpedo'] as const

/** A weapon of a spaceship fires at another ship. */
export interface SalvoEffect {
  readonly kind: 'salvo'
  readonly from: number
  readonly to: number
  readonly weapon: (typeof SALVO_WEAPONS)[number]
  /** The innermost layer that it damaged: a shield flares up, armor sparks, a hull is breached. Missed without it. */
  readonly struck?: 'shield' | 'armour' | 'hull'
  /** Shot down on its way. */
  readonly intercepted?: true
}

export const salvo: EffectKind<SalvoEffect> = {
  kind: 'salvo',
  flaws: ({ from, to }, { scene, path }) => [
    ...whyNotPlace(scene, from, `${path}/from`),
    ...whyNotPlace(scene, to, `${path}/to`),
  ],
}
