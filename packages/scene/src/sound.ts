import type { Skin } from './skin.ts'

/**
 * A sound as parameters of the synthesizer zzfx, in its order: volume, randomness, frequency, attack, sustain, release,
 * shape, shape curve, slide, delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay,
 * sustain volume, decay, tremolo. What is left out has the synthesizer's own value.
 */
export type Sound = readonly (number | undefined)[]

/** Sounds that every renderer has and any game may use; a skin can define others, or its own in place of these. */
export const DEFAULT_SOUNDS = [
  'move',
  'turn',
  'attack',
  'capture',
  'coins',
  'dice',
  'victory',
  'defeat',
] as const
export type DefaultSound = (typeof DEFAULT_SOUNDS)[number]

/** The sounds that effects may name with a skin. */
export function soundsOf({ sounds = {} }: Pick<Skin, 'sounds'>): string[] {
  return [...new Set([...DEFAULT_SOUNDS, ...Object.keys(sounds)])]
}
