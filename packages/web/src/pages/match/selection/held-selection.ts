import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Gesture } from '@sextant/scene'
import type { Session, Snapshot } from '@sextant/session'
import { type Ground, NOTHING, type Picked, type Selection, selectionAfter } from './selection.ts'

/** The selection of the person at the screen, as long as the position lasts that it was made in. */
export interface HeldSelection {
  readonly selection: ReadonlySignal<Selection>
  /** What can be chosen now; nothing while a step is being played. */
  readonly ground: ReadonlySignal<Ground>
  /** Changes whenever something is selected or taken. */
  onChange(listener: () => void): void
  select(selection: Selection): void
  /** Takes a choice; one that is only planned leaves its piece selected, to be pointed on with. */
  take(choice: number, keepPiece: boolean): void
  /** Follows a click, a tap or a drag. */
  follow(picked: Picked, keepPiece: boolean): void
}

interface Selected {
  readonly selection: Selection
  /** The position it was made in. */
  readonly at: Snapshot
  /** What was planned in it: the piece stays selected as long as that can be changed. */
  readonly planned?: Gesture
}

export function createHeldSelection(session: Session): HeldSelection {
  const selected = signal<Selected>({ selection: NOTHING, at: session.snapshot.peek() })
  const listeners: (() => void)[] = []

  const ground = computed((): Ground => {
    const { choices, refused, scene } = session.snapshot.value
    return session.busy.value ? { choices: [], scene } : { choices, refused, scene }
  })
  const selection = computed(() => {
    const { selection: made, at, planned } = selected.value
    const now = session.snapshot.value
    if (at === now) return made
    return planned && now.seq === at.seq + 1 && !session.busy.value
      ? selectionAfter(planned, now.choices)
      : NOTHING
  })

  function change(to: Omit<Selected, 'at'>): void {
    selected.value = { ...to, at: session.snapshot.peek() }
    for (const listener of listeners) listener()
  }

  function select(to: Selection): void {
    change({ selection: to })
  }

  function take(choice: number, keepPiece: boolean): void {
    const planned =
      keepPiece && session.planning.peek()
        ? session.snapshot.peek().choices.find(({ number }) => number === choice)?.gesture
        : undefined
    change({ selection: NOTHING, ...(planned && { planned }) })
    void session.take(choice)
  }

  return {
    selection,
    ground,
    onChange(listener) {
      listeners.push(listener)
    },
    select,
    take,
    follow(picked, keepPiece) {
      if (picked.take === undefined) select(picked.selection)
      else take(picked.take, keepPiece)
    },
  }
}
