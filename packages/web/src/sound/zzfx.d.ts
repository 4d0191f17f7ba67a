declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext
    readonly sampleRate: number
    /** Volume, randomness, frequency, attack, sustain, release, shape and so on, as zzfx documents them. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
  }
}
