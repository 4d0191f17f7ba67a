import { whyNotPlace } from '../check-place.ts'
import type { EffectKind } from './kind.ts'

/** From one place at another. */
export interface StrikeEffect {
  readonly kind: 'strike'
  readonly from: number
  readonly to: number
  /** `broadside`: guns, smoke and balls; `volley`: many small shots; `grapple`: hooks and boarders; `lash`: an arm. */
  readonly style: 'melee' | 'shot' | 'beam' | 'broadside' | 'volley' | 'grapple' | 'lash'
  /** It did nothing: a shot falls into the water. */
  readonly missed?: boolean
}

export const strike: EffectKind<StrikeEffect> = {
  kind: 'strike',
  flaws: ({ from, to }, { scene, path }) => [
    ...whyNotPlace(scene, from, `${path}/from`),
    ...whyNotPlace(scene, to, `${path}/to`),
  ],
}
