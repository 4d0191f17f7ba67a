import { effect, type ReadonlySignal } from '@preact/signals-core'
import type { Seat } from '@sextant/engine'
import type { Choice } from './choice.ts'
import type { Snapshot } from './snapshot.ts'

/** Choices that are taken again and again once a person has pressed them, such as to deploy the rest. */
export interface Repetition {
  /** A person takes a choice: one that repeats goes on from now on, any other ends what was repeated. */
  note(seat: Seat, choice: Choice | undefined): void
  /** Nothing is repeated any more. */
  stop(): void
  close(): void
}

interface RepetitionParts {
  readonly snapshot: ReadonlySignal<Snapshot>
  /** Whether a step is being played, or somebody else is at the screen. */
  isHeldUp(): boolean
  take(choice: number): Promise<void>
}

export function createRepetition({ snapshot, isHeldUp, take }: RepetitionParts): Repetition {
  const repeated = new Map<Seat, string>()
  const close = effect(() => {
    const { actor, combinations } = snapshot.value
    if (isHeldUp() || actor === undefined) return
    const button = repeated.get(actor)
    if (button === undefined) return
    const next = combinations.find(choice => choice.repeats && buttonOf(choice) === button)
    // What no longer is there is done.
    if (!next) repeated.delete(actor)
    else
      queueMicrotask(() => {
        if (repeated.get(actor) === button && snapshot.peek().combinations.includes(next))
          void take(next.number)
      })
  })
  return {
    note(seat, choice) {
      const button = choice?.repeats && buttonOf(choice)
      if (button === undefined) repeated.delete(seat)
      else repeated.set(seat, button)
    },
    stop: () => repeated.clear(),
    close,
  }
}

function buttonOf({ gesture }: Choice): string | undefined {
  return gesture.kind === 'press' ? gesture.button : undefined
}
