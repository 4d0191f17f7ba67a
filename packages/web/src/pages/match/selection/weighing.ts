import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Choice, Session } from '@sextant/session'

/** Choices that are weighed beside the board, as long as the position lasts. */
export interface Weighing {
  /** Under the pointer or the focus, else armed. */
  readonly beside: ReadonlySignal<Choice | undefined>
  /** Where that is: on a button, or in a list of advice. */
  readonly besideIn: ReadonlySignal<WeighedIn | undefined>
  /** On touch: the choice that the next tap on it takes. */
  readonly armed: ReadonlySignal<Choice | undefined>
  weigh(choice: Choice | undefined, where?: WeighedIn): void
  /** Whether a choice has just been armed; false where it was already, and is to be taken. */
  arm(choice: Choice, where?: WeighedIn): boolean
  disarm(): void
}

export type WeighedIn = 'actions' | 'advice'

interface Weighed {
  readonly choice: Choice
  readonly where: WeighedIn
}

export function createWeighing({ snapshot, advice }: Pick<Session, 'snapshot' | 'advice'>): Weighing {
  /** What is weighed is forgotten with the position it was weighed in. */
  function lasting() {
    const held = signal({ weighed: undefined as Weighed | undefined, at: snapshot.peek() })
    return {
      current: () => (held.value.at === snapshot.value ? held.value.weighed : undefined),
      set(weighed?: Weighed) {
        held.value = { weighed, at: snapshot.peek() }
      },
    }
  }

  const pointed = lasting()
  const tapped = lasting()
  const current = computed(() => pointed.current() ?? tapped.current())
  // Advice that is asked for is not to be hidden by it.
  advice?.state.subscribe(() => {
    pointed.set()
    tapped.set()
  })

  return {
    beside: computed(() => current.value?.choice),
    besideIn: computed(() => current.value?.where),
    armed: computed(() => tapped.current()?.choice),
    weigh(choice, where = 'actions') {
      pointed.set(choice && { choice, where })
    },
    arm(choice, where = 'actions') {
      if (tapped.current()?.choice.number === choice.number) return false
      tapped.set({ choice, where })
      return true
    },
    disarm: () => tapped.set(),
  }
}
