import { effect, signal } from '@preact/signals'
import type { Music, Skin } from '@sextant/scene'
import { route } from '../routes/navigate.ts'
import { settings } from '../settings/settings.ts'
import type { Loudspeaker } from './loudspeaker.ts'

let loudspeaker: Loudspeaker | undefined

/** Plays a sound by its name in a game's skin, or one that every game has. Before the first touch of the page there is none. */
export function playSound(name: string, skin?: Skin): void {
  const { muted, sound } = settings.peek()
  if (!muted && sound > 0) loudspeaker?.play(name, skin)
}

/** The music of what is on screen: the skin's own, or the usual. It is heard on the pages of matches and campaigns. */
export function playMusicOf({ music }: Pick<Skin, 'music'>): void {
  notes.value = music
}

const notes = signal<Music | undefined>(undefined)

/** Browsers allow sound once the page has been touched; until then nothing is even loaded. */
export function listenForTouch(): void {
  const wake = () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    void startSound()
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
}

async function startSound(): Promise<void> {
  const { startLoudspeaker } = await import('./loudspeaker.ts')
  const started = startLoudspeaker()
  loudspeaker = started
  effect(() => {
    const { muted, sound, music } = settings.value
    const { page } = route.value
    const playing = (page === 'match' || page === 'run') && music > 0 && !muted
    started.level(muted ? 0 : sound, playing ? music : 0, notes.value)
  })
  document.addEventListener('visibilitychange', () => started.rest(document.hidden))
}
