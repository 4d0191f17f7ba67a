import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Choice, Session } from '@sextant/session'

/** Choices that are weighed beside the board, as long as the position lasts. */
export interface Weighing {
  /** Under the pointer or the focus, beside the board. */
  readonly weighed: ReadonlySignal<Choice | undefined>
  /** On touch: the choice that the next tap on its button takes. */
  readonly armed: ReadonlySignal<Choice | undefined>
  weigh(choice: Choice | undefined): void
  /** Whether a choice has just been armed; false where it was already, and is to be taken. */
  arm(choice: Choice): boolean
  disarm(): void
}

export function createWeighing({ snapshot }: Pick<Session, 'snapshot'>): Weighing {
  const weighed = signal(at(undefined))
  const armed = signal(at(undefined))

  function at(choice: Choice | undefined) {
    return { choice, at: snapshot.peek() }
  }

  function current({ value }: typeof weighed): Choice | undefined {
    return value.at === snapshot.value ? value.choice : undefined
  }

  return {
    weighed: computed(() => current(weighed)),
    armed: computed(() => current(armed)),
    weigh(choice) {
      weighed.value = at(choice)
    },
    arm(choice) {
      if (current(armed)?.number === choice.number) return false
      armed.value = at(choice)
      return true
    },
    disarm() {
      armed.value = at(undefined)
    },
  }
}
