import { soundsOf } from '../sound.ts'
import type { EffectKind } from './kind.ts'

/** A sound of the skin is heard, or one that every renderer has. */
export interface SoundEffect {
  readonly kind: 'sound'
  readonly sound: string
}

export const sound: EffectKind<SoundEffect> = {
  kind: 'sound',
  flaws({ sound: name }, { skin, path }) {
    const sounds = soundsOf(skin)
    if (sounds.includes(name)) return []
    return [
      { path: `${path}/sound`, message: `the skin has no sound "${name}"; there are ${sounds.join(', ')}` },
    ]
  },
}
