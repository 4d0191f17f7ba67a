import { whyNotPlace } from '../check-place.ts'
import type { EffectKind } from './kind.ts'

export const STRIKE_STYLES = [
  'melee',
  'shot',
  'beam',
  'burst',
  'stream',
  'snipe',
  'lob',
  'rocket',
  'flame',
  'spit',
  'arrow',
  'claw',
  'smash',
  'broadside',
  'volley',
  'grapple',
  'lash',
] as const

/** From one place at another. */
export interface StrikeEffect {
  readonly kind: 'strike'
  readonly from: number
  readonly to: number
  /**
   * Of pieces: `burst`, a few rounds; `stream`, many; `snipe`, one, seen all the way; `lob`, what is thrown and bursts;
   * `rocket`, `flame`, `spit` and `arrow` as they say; `claw`, three strokes at once; `smash`, a blow that shakes the ground.
   * Of ships: `broadside`, guns, smoke and balls; `volley`, many small shots; `grapple`, hooks and boarders; `lash`, an arm.
   */
  readonly style: (typeof STRIKE_STYLES)[number]
  /** It did nothing: a shot falls into the water, or raises dust. */
  readonly missed?: boolean
}

export const strike: EffectKind<StrikeEffect> = {
  kind: 'strike',
  flaws: ({ from, to }, { scene, path }) => [
    ...whyNotPlace(scene, from, `${path}/from`),
    ...whyNotPlace(scene, to, `${path}/to`),
  ],
}
