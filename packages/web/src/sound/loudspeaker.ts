import type { Music, Skin, Sound } from '@sextant/scene'
import { ZZFX } from 'zzfx'
import { soundOf } from './default-sounds.ts'
import { startMusic } from './music.ts'

/** Where sound comes out: effects and music, each with its volume. */
export interface Loudspeaker {
  /** Plays a sound by its name in a skin. */
  play(name: string, skin?: Skin): void
  /** Volumes from 0 to 1, and which music it is. */
  level(effects: number, music: number, notes?: Music): void
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
  const buffers = new Map<Sound, AudioBuffer>()
  let composing: { readonly notes: Music | undefined; stop(): void } | undefined

  function bufferOf(sound: Sound): AudioBuffer {
    const known = buffers.get(sound)
    if (known) return known
    const samples = ZZFX.buildSamples(...sound)
    const buffer = context.createBuffer(1, samples.length, ZZFX.sampleRate)
    buffer.getChannelData(0).set(samples)
    buffers.set(sound, buffer)
    return buffer
  }

  return {
    play(name, skin) {
      const source = context.createBufferSource()
      source.buffer = bufferOf(soundOf(name, skin))
      source.connect(effects)
      source.start()
    },
    level(effectsLevel, musicLevel, notes) {
      const now = context.currentTime
      effects.gain.setTargetAtTime(effectsLevel * 0.5, now, 0.02)
      music.gain.setTargetAtTime(musicLevel * 0.4, now, 0.6)
      if (composing && (musicLevel === 0 || composing.notes !== notes)) {
        composing.stop()
        composing = undefined
      }
      if (musicLevel > 0) composing ??= { notes, stop: startMusic(context, music, notes) }
    },
    rest(resting) {
      void (resting ? context.suspend() : context.resume())
    },
  }
}
