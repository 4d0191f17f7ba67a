import { ZZFX } from 'zzfx'
import { startMusic } from './music.ts'
import { type Timbre, timbreOf } from './timbre.ts'

/** Where sound comes out: effects and music, each with its volume. */
export interface Loudspeaker {
  play(name: string): void
  /** Volumes from 0 to 1. */
  level(effects: number, music: number): void
  /** Silent while nobody is looking. */
  rest(resting: boolean): void
}

/** Loading the synthesizer opens the audio device, so this must not happen before the first touch. */
export function startLoudspeaker(): Loudspeaker {
  const context = ZZFX.audioContext
  const effects = context.createGain()
  const music = context.createGain()
  effects.connect(context.destination)
  music.connect(context.destination)
  music.gain.value = 0
  const buffers = new Map<Timbre, AudioBuffer>()
  let composing: (() => void) | undefined

  function bufferOf(timbre: Timbre): AudioBuffer {
    const known = buffers.get(timbre)
    if (known) return known
    const samples = ZZFX.buildSamples(...timbre)
    const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate)
    buffer.getChannelData(0).set(samples)
    buffers.set(timbre, buffer)
    return buffer
  }

  return {
    play(name) {
      const source = context.createBufferSource()
      source.buffer = bufferOf(timbreOf(name))
      source.connect(effects)
      source.start()
    },
    level(effectsLevel, musicLevel) {
      const now = context.currentTime
      effects.gain.setTargetAtTime(effectsLevel * 0.5, now, 0.02)
      music.gain.setTargetAtTime(musicLevel * 0.4, now, 0.6)
      if (musicLevel > 0) composing ??= startMusic(context, music)
      else {
        composing?.()
        composing = undefined
      }
    },
    rest(resting) {
      void (resting ? context.suspend() : context.resume())
    },
  }
}
