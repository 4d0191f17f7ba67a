import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { PERSON } from './players.ts'

/** How somebody watches bots play. */
export interface Watch {
  /** One turn follows the other without being asked for. */
  readonly auto: ReadonlySignal<boolean>
  /** A pause between two turns that follow each other. */
  between(): Promise<void>
}

/** The turns of a match that is watched: each begins when the spectator asks for it. */
export interface Watching {
  /** Only bots play. */
  readonly watched: ReadonlySignal<boolean>
  /** The next turn waits to be asked for. */
  readonly waiting: ReadonlySignal<boolean>
  /** Resolves when a turn may begin; the `first` has nothing before it to pause after. */
  wanted(first: boolean): Promise<void>
  /** Asks for the next turn, at once or as soon as it can begin. */
  ask(): void
  /** Nobody waits any longer. */
  release(): void
  end(): void
}

export function watchingOf(players: ReadonlySignal<readonly string[]>, watch: Watch | undefined): Watching {
  const watched = computed(() => watch !== undefined && !players.value.includes(PERSON))
  const waiting = signal(false)
  let asked = false
  let release = () => {}
  // Turning on automatic turns also asks for the one that waits.
  const end = effect(() => {
    if (watch?.auto.value) release()
  })
  return {
    watched,
    waiting,
    async wanted(first) {
      if (!watch || !watched.peek()) return
      if (watch.auto.peek() && !first) await watch.between()
      if (!watch.auto.peek() && !asked && watched.peek()) {
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
    end,
  }
}
