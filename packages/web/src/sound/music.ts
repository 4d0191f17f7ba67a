import type { Music } from '@sextant/scene'

/**
 * Quiet music that never quite repeats: slow chords on soft strings, and above them now a phrase, now single notes of the
 * scale. Returns the way to stop it.
 */
export function startMusic(context: AudioContext, out: AudioNode, music: Music = DEFAULT_MUSIC): () => void {
  const fade = context.createGain()
  fade.connect(out)
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 900
  soft.connect(fade)
  let at = context.currentTime + 0.2
  let number = 0
  const compose = () => {
    // A little ahead of the clock, so that a busy page does not tear it.
    while (at < context.currentTime + 2) {
      const { chord, bells } = barOf(music, number, Math.random)
      for (const note of chord) strings(context, soft, note, at, music.bar)
      for (const { note, beat } of bells) bell(context, fade, note, at + (beat * music.bar) / music.beats)
      at += music.bar
      number += 1
    }
  }
  compose()
  const timer = setInterval(compose, 500)
  return () => {
    clearInterval(timer)
    // It fades away under what comes next instead of breaking off.
    fade.gain.setTargetAtTime(0, context.currentTime, 0.8)
    setTimeout(() => fade.disconnect(), 4000)
  }
}

export interface Bar {
  readonly chord: readonly number[]
  readonly bells: readonly { readonly note: number; readonly beat: number }[]
}

/** The notes of a bar: the chords in turn; a phrase in four bars of ten, else notes of the scale here and there. */
export function barOf(
  { beats, chords, scale, phrases = [] }: Music,
  number: number,
  random: () => number,
): Bar {
  const chord = chords[number % chords.length] ?? []
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const phrase = random() < 0.4 ? pick(phrases) : undefined
  if (phrase) return { chord, bells: phrase.flatMap((note, beat) => (note === null ? [] : [{ note, beat }])) }
  const bells = Array.from({ length: beats - 1 }, (_, rest) => rest + 1).flatMap(beat => {
    const note = random() < 0.3 ? pick(scale) : undefined
    return note === undefined ? [] : [{ note, beat }]
  })
  return { chord, bells }
}

/** A slow walk in D dorian. */
const DEFAULT_MUSIC: Music = {
  bar: 7,
  beats: 8,
  chords: [
    [5, 12, 17, 20],
    [0, 12, 15, 19],
    [3, 10, 15, 19],
    [-2, 10, 14, 17],
  ],
  scale: [29, 32, 34, 36, 39, 41],
}

function strings(context: AudioContext, out: AudioNode, note: number, at: number, bar: number): void {
  voice(context, out, 'triangle', note, at, { attack: 2.4, hold: bar - 1.4, release: 2.6, loudness: 0.11 })
}

function bell(context: AudioContext, out: AudioNode, note: number, at: number): void {
  voice(context, out, 'sine', note, at, { attack: 0.01, hold: 0.05, release: 2.2, loudness: 0.07 })
}

interface Swell {
  readonly attack: number
  readonly hold: number
  readonly release: number
  readonly loudness: number
}

function voice(
  context: AudioContext,
  out: AudioNode,
  type: OscillatorType,
  note: number,
  at: number,
  { attack, hold, release, loudness }: Swell,
): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()]
  tone.type = type
  tone.frequency.value = 110 * 2 ** (note / 12)
  tone.detune.value = Math.random() * 8 - 4
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + attack)
  gain.gain.setValueAtTime(loudness, at + hold)
  gain.gain.linearRampToValueAtTime(0, at + hold + release)
  tone.connect(gain).connect(out)
  tone.start(at)
  tone.stop(at + hold + release + 0.1)
  tone.onended = () => gain.disconnect()
}
