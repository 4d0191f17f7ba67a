import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { PERSON, REMOTE } from './players.ts'

/** How somebody watches bots play. */
export interface Watch {
  /** A pause between two turns that follow each other. */
  between(): Promise<void>
  /** Whether turns of this match follow each other from the start, as they did when it was left. */
  readonly autoplay?: boolean
  onAutoplay?(on: boolean): void
}

/** The turns of a match that is watched: each begins when the spectator asks for it. */
export interface Watching {
  /** Only bots play, all of them asked here. */
  readonly watched: ReadonlySignal<boolean>
  /** The next turn waits to be asked for. */
  readonly waiting: ReadonlySignal<boolean>
  /** One turn follows the other without being asked for, in this match. */
  readonly autoplay: ReadonlySignal<boolean>
  /** Turning it on also asks for the turn that waits. */
  setAutoplay(on: boolean): void
  /** Resolves when a turn may begin; the `first` has nothing before it to pause after. */
  wanted(first: boolean): Promise<void>
  /** Asks for the next turn, at once or as soon as it can begin. */
  ask(): void
  /** Nobody waits any longer. */
  release(): void
}

function isBotId(player: string): boolean {
  return player !== PERSON && player !== REMOTE
}

export function watchingOf(players: ReadonlySignal<readonly string[]>, watch: Watch | undefined): Watching {
  const watched = computed(() => watch !== undefined && players.value.every(isBotId))
  const waiting = signal(false)
  const autoplay = signal(watch?.autoplay ?? false)
  let asked = false
  let release = () => {}
  return {
    watched,
    waiting,
    autoplay,
    setAutoplay(on) {
      autoplay.value = on
      watch?.onAutoplay?.(on)
      if (on) release()
    },
    async wanted(first) {
      if (!watch || !watched.peek()) return
      if (autoplay.peek() && !first) await watch.between()
      if (!autoplay.peek() && !asked && watched.peek()) {
        waiting.value = true
        await new Promise<void>(resolve => {
          release = resolve
        })
        waiting.value = false
      }
      asked = false
    },
    ask() {
      asked = true
      release()
    },
    release: () => release(),
  }
}
