/**
 * Quiet music that never quite repeats: slow chords on soft strings, and now and then a note of the scale above
 * them. Returns the way to stop it.
 */
export function startMusic(context: AudioContext, out: AudioNode): () => void {
  const soft = context.createBiquadFilter()
  soft.type = 'lowpass'
  soft.frequency.value = 900
  soft.connect(out)
  let at = context.currentTime + 0.2
  let bar = 0
  const compose = () => {
    // A little ahead of the clock, so that a busy page does not tear it.
    while (at < context.currentTime + 2) {
      const chord = CHORDS[bar % CHORDS.length] ?? []
      for (const note of chord) strings(context, soft, note, at)
      for (let beat = 1; beat < BEATS; beat++)
        if (Math.random() < 0.3) bell(context, out, pickNote(), at + (beat * BAR) / BEATS)
      at += BAR
      bar += 1
    }
  }
  compose()
  const timer = setInterval(compose, 500)
  return () => {
    clearInterval(timer)
    setTimeout(() => soft.disconnect(), 4000)
  }
}

/** Seconds. */
const BAR = 7
const BEATS = 8

/** Half-tones from A2: a slow walk in D dorian. */
const CHORDS = [
  [5, 12, 17, 20],
  [0, 12, 15, 19],
  [3, 10, 15, 19],
  [-2, 10, 14, 17],
] as const

const SCALE = [29, 32, 34, 36, 39, 41] as const

function pickNote(): number {
  return SCALE[Math.floor(Math.random() * SCALE.length)] ?? SCALE[0]
}

function strings(context: AudioContext, out: AudioNode, note: number, at: number): void {
  voice(context, out, 'triangle', note, at, { attack: 2.4, hold: BAR - 1.4, release: 2.6, loudness: 0.11 })
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
