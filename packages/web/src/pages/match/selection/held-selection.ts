import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Gesture, sameTarget } from '@sextant/scene'
import type { Session, Snapshot } from '@sextant/session'
import {
  type Ground,
  NOTHING,
  type Picked,
  type Selection,
  selectionAfter,
  selectionToGoOn,
} from './selection.ts'

/** The selection of the person at the screen, as long as the position lasts that it was made in. */
export interface HeldSelection {
  readonly selection: ReadonlySignal<Selection>
  /** What can be chosen now; nothing while a step is being played. */
  readonly ground: ReadonlySignal<Ground>
  /** Changes whenever something is selected or taken. */
  onChange(listener: () => void): void
  select(selection: Selection): void
  /** As if nobody had selected anything yet: the piece whose turn it is, or nothing. */
  reset(): void
  /** Takes a choice. Its piece stays selected while it can do more, or while what is only planned can be changed. */
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
  /** Nobody has selected anything yet. */
  readonly untouched?: true
  /** What was done in it: the piece stays selected as long as it can do more. */
  readonly done?: Gesture
}

/** The piece whose turn it is, where it can be chosen. */
export function actingSelection({ choices, scene: { acting } }: Ground): Selection | undefined {
  if (acting === undefined) return undefined
  const target = { piece: acting }
  const begins = choices.some(({ gesture }) => gesture.picks?.[0] && sameTarget(gesture.picks[0], target))
  return begins ? { chosen: [target] } : undefined
}

export function createHeldSelection(session: Session): HeldSelection {
  const selected = signal<Selected>({
    selection: NOTHING,
    at: session.snapshot.peek(),
    untouched: true,
  })
  const listeners: (() => void)[] = []

  const ground = computed((): Ground => {
    const { choices, combinations, refused, scene } = session.snapshot.value
    if (session.busy.value) return { choices: [], scene }
    return { choices: [...choices, ...combinations], refused, scene }
  })
  const selection = computed(() => {
    const { selection: made, at, planned, done, untouched } = selected.value
    const now = session.snapshot.value
    const acting = actingSelection(ground.value)
    if (at === now) return untouched ? (acting ?? made) : made
    if (acting) return acting
    if (now.seq !== at.seq + 1 || now.actor !== at.actor || session.busy.value) return NOTHING
    if (planned) return selectionAfter(planned, now.choices)
    return done ? selectionToGoOn(done, now.choices) : NOTHING
  })

  function change(to: Omit<Selected, 'at'>): void {
    selected.value = { ...to, at: session.snapshot.peek() }
    for (const listener of listeners) listener()
  }

  function select(to: Selection): void {
    change({ selection: to })
  }

  function take(choice: number, keepPiece: boolean): void {
    const gesture = session.snapshot.peek().choices.find(({ number }) => number === choice)?.gesture
    const planned = keepPiece && session.planning.peek()
    const done = !session.planning.peek()
    change({
      selection: NOTHING,
      ...(gesture && planned && { planned: gesture }),
      ...(gesture && done && { done: gesture }),
    })
    void session.take(choice)
  }

  return {
    selection,
    ground,
    onChange(listener) {
      listeners.push(listener)
    },
    select,
    reset: () => change({ selection: NOTHING, untouched: true }),
    take,
    follow(picked, keepPiece) {
      if (picked.take === undefined) select(picked.selection)
      else take(picked.take, keepPiece)
    },
  }
}
