/// <reference path="../../src/sound/zzfx.d.ts" />
import type { Sound } from '@sextant/scene'

/** A sound as it is heard, in numbers. */
export interface HeardSound {
  readonly seconds: number
  /** The largest sample; from 1 on it is clipped. */
  readonly peak: number
  /** The largest sample of its last two milliseconds: a sound that breaks off clicks. */
  readonly end: number
  /** Its loudest 50 milliseconds in decibels, weighted as ears weigh frequencies (A-weighting). */
  readonly loudness: number
  /** Shares of what is heard in half octaves, from low to high; together 1. */
  readonly spectrum: readonly number[]
  /** Shares of its energy in steps of 50 milliseconds; together 1. */
  readonly envelope: readonly number[]
}

/** Plays a sound into numbers. The synthesizer opens an audio device when it is loaded; one that does nothing will do. */
export async function hear(sound: Sound): Promise<HeardSound> {
  Object.assign(globalThis, { AudioContext: class {} })
  const { ZZFX } = await import('zzfx')
  const samples = ZZFX.buildSamples(...sound)
  const rate = ZZFX.sampleRate
  const bands = BANDS.map(frequency => {
    const heard = weight(frequency) ** 2
    return energies(bandOf(samples, frequency, rate), rate / 20).map(energy => energy * heard)
  })
  const steps = energies(samples, rate / 20)
  const loudest = Math.max(...steps.map((_, step) => sumOf(bands.map(band => band[step] ?? 0))))
  return {
    seconds: samples.length / rate,
    peak: largest(samples),
    end: largest(samples.slice(-Math.round(rate / 500))),
    loudness: 10 * Math.log10(loudest),
    spectrum: sharesOf(bands.map(sumOf)),
    envelope: sharesOf(steps),
  }
}

/** How much of two sounds is alike, from 0 to 1: the same frequencies, and loud at the same time. */
export function alike(one: HeardSound, other: HeardSound): number {
  return shared(one.spectrum, other.spectrum) * shared(one.envelope, other.envelope)
}

/** Half octaves from 80 Hz to 14 kHz. */
const BANDS = Array.from({ length: 16 }, (_, band) => 80 * 2 ** (band / 2))

/** What is left of a sound in a band of half an octave: a biquad band-pass. */
function bandOf(samples: readonly number[], frequency: number, rate: number): number[] {
  const angle = (2 * Math.PI * frequency) / rate
  const alpha = Math.sin(angle) / (2 * 2.9)
  const [gain, back1, back2] = [
    alpha / (1 + alpha),
    (2 * Math.cos(angle)) / (1 + alpha),
    (alpha - 1) / (1 + alpha),
  ]
  let [in1, in2, out1, out2] = [0, 0, 0, 0]
  return samples.map(sample => {
    const out = gain * (sample - in2) + back1 * out1 + back2 * out2
    in2 = in1
    in1 = sample
    out2 = out1
    out1 = out
    return out
  })
}

function energies(samples: readonly number[], step: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, number) =>
    sumOf(samples.slice(number * step, (number + 1) * step).map(value => value * value)),
  )
}

/** A-weighting as a factor: ears hear 100 Hz a tenth as loud as 1000 Hz. */
function weight(frequency: number): number {
  const f = frequency ** 2
  return (
    (1.259 * 12194 ** 2 * f * f) /
    ((f + 20.6 ** 2) * Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2)) * (f + 12194 ** 2))
  )
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function sharesOf(values: readonly number[]): number[] {
  const all = sumOf(values)
  return values.map(value => value / all)
}

function shared(one: readonly number[], other: readonly number[]): number {
  return sumOf(one.map((share, place) => Math.min(share, other[place] ?? 0)))
}
