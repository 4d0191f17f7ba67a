import { effect, signal } from '@preact/signals'
import type { Music, Skin } from '@sextant/scene'
import { route } from '../routes/navigate.ts'
import { settings } from '../settings/settings.ts'
import type { Loudspeaker } from './loudspeaker.ts'

/** A sound that its loudspeaker is this late for, in milliseconds, is not played any more. */
const TOO_LATE = 400

let touched = false
let starting: Promise<Loudspeaker> | undefined

/** Plays a sound by its name in a game's skin, or one that every game has. Before the first touch of the page there is none. */
export function playSound(name: string, skin?: Skin): void {
  const { muted, sound } = settings.peek()
  if (muted || sound === 0 || !touched) return
  const due = performance.now()
  starting ??= startSound()
  void starting.then(loudspeaker => {
    if (performance.now() - due < TOO_LATE) loudspeaker.play(name, skin)
  })
}

/** The music of what is on screen: the skin's own, or the usual. It is heard on the pages of matches and campaigns. */
export function playMusicOf({ music }: Pick<Skin, 'music'>): void {
  notes.value = music
}

const notes = signal<Music | undefined>(undefined)

/**
 * Browsers allow sound once the page has been touched. It is loaded with the first sound after that, or for the music with the
 * first touch of a match: the press that opens one is not to wait for it.
 */
export function listenForTouch(): void {
  const wake = () => {
    touched = true
    if (route.peek().page === 'home') return
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    starting ??= startSound()
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
}

async function startSound(): Promise<Loudspeaker> {
  const { startLoudspeaker } = await import('./loudspeaker.ts')
  const started = startLoudspeaker()
  effect(() => {
    const { muted, sound, music } = settings.value
    const { page } = route.value
    const playing = (page === 'match' || page === 'run') && music > 0 && !muted
    started.level(muted ? 0 : sound, playing ? music : 0, notes.value)
  })
  document.addEventListener('visibilitychange', () => started.rest(document.hidden))
  return started
}
