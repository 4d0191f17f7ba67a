import type { Skin } from './skin.ts'

/**
 * A sound as parameters of the synthesizer zzfx, in its order: volume, randomness, frequency, attack, sustain, release,
 * shape, shape curve, slide, delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay,
 * sustain volume, decay, tremolo, filter. What is left out has the synthesizer's own value.
 */
export type Sound = readonly (number | undefined)[]

/**
 * Quiet music as notes, from which renderers make music that never quite repeats: slow chords, one to a bar, and above them
 * now a phrase, now single notes of the scale. Notes are half-tones from A2.
 */
export interface Music {
  /** Seconds. */
  readonly bar: number
  readonly beats: number
  readonly chords: readonly (readonly number[])[]
  readonly scale: readonly number[]
  /** Phrases of a bar, a note or a rest (null) to a beat. */
  readonly phrases?: readonly (readonly (number | null)[])[]
}

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
