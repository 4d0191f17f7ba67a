import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { PERSON } from '../store/store.ts'

/** How somebody watches programs play. */
export interface Watch {
  /** One round follows the other without being asked for. */
  readonly auto: ReadonlySignal<boolean>
  /** A breath between two rounds that follow each other. */
  between(): Promise<void>
}

/** The rounds of a match that is watched: each begins when whoever watches asks for it. */
export interface Rounds {
  /** Only programs play. */
  readonly watched: ReadonlySignal<boolean>
  /** The next round waits to be asked for. */
  readonly waiting: ReadonlySignal<boolean>
  /** Resolves when a round may begin; `first` has nothing before it to take a breath after. */
  wanted(first: boolean): Promise<void>
  /** Asks for the next round, at once or as soon as it can begin. */
  ask(): void
  /** Nobody waits any longer. */
  letGo(): void
  end(): void
}

export function roundsOf(players: ReadonlySignal<readonly string[]>, watch: Watch | undefined): Rounds {
  const watched = computed(() => watch !== undefined && !players.value.includes(PERSON))
  const waiting = signal(false)
  let asked = false
  let letGo = () => {}
  // Whoever lets rounds follow each other does not have to ask for this one as well.
  const end = effect(() => {
    if (watch?.auto.value) letGo()
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
          letGo = resolve
        })
        waiting.value = false
      }
      asked = false
    },
    ask() {
      asked = true
      letGo()
    },
    letGo: () => letGo(),
    end,
  }
}
