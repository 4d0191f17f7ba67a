import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Seat } from '@sextant/engine'
import type { Choice } from './choice.ts'
import type { Snapshot } from './snapshot.ts'

/** Choices that are taken again and again once a person has pressed them, such as to deploy the rest. */
export interface Repetition {
  /** The person who is to act need not be asked: what they have pressed before is taken again. */
  readonly due: ReadonlySignal<boolean>
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
  const repeated = signal<ReadonlyMap<Seat, string>>(new Map())
  const next = computed(() => {
    const { actor, combinations } = snapshot.value
    const button = actor === undefined ? undefined : repeated.value.get(actor)
    if (button === undefined) return undefined
    return combinations.find(choice => choice.repeats && buttonOf(choice) === button)
  })
  const close = effect(() => {
    const choice = next.value
    if (!choice || isHeldUp()) return
    queueMicrotask(() => {
      if (next.peek() === choice) void take(choice.number)
    })
  })
  return {
    due: computed(() => next.value !== undefined),
    note(seat, choice) {
      const button = choice?.repeats && buttonOf(choice)
      const changed = new Map(repeated.peek())
      if (button === undefined) changed.delete(seat)
      else changed.set(seat, button)
      repeated.value = changed
    },
    stop() {
      repeated.value = new Map()
    },
    close,
  }
}

function buttonOf({ gesture }: Choice): string | undefined {
  return gesture.kind === 'press' ? gesture.button : undefined
}
