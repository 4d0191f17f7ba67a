import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { GestureStep, Highlight } from '@sextant/scene'
import type { Choice, Session } from '@sextant/session'
import type { Overlay } from '../../../board/contract.ts'

/** A group of buttons that asks step by step, and the answers so far; forgotten with the position. */
export interface Stepping {
  /** The name of the group that is open. */
  readonly open: ReadonlySignal<string | undefined>
  readonly chosen: ReadonlySignal<readonly GestureStep[]>
  /** What can be answered next. */
  readonly offered: ReadonlySignal<readonly GestureStep[]>
  /** The cells that stand for them, instead of anything else that would be lit. */
  readonly overlay: ReadonlySignal<Overlay | undefined>
  /** Opens a group of these choices, or closes it. */
  toggle(group: string, choices: readonly Choice[]): void
  close(): void
  /** Takes back the answers from the given one on. */
  backTo(step: number): void
  /** What answers with a step; nothing where it is not asked for. */
  answer(step: (step: GestureStep) => boolean): (() => void) | undefined
}

interface Asked {
  readonly group: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly GestureStep[]
}

export function createStepping(session: Pick<Session, 'snapshot'>, take: (choice: Choice) => void): Stepping {
  const held = signal({ asked: undefined as Asked | undefined, at: session.snapshot.peek() })
  const asked = computed(() => (held.value.at === session.snapshot.value ? held.value.asked : undefined))
  const offered = computed(() => {
    const { choices = [], chosen = [] } = asked.value ?? {}
    const next = choices.flatMap(choice => {
      const steps = stepsOf(choice)
      return chosen.every(({ id }, at) => steps[at]?.id === id) ? (steps[chosen.length] ?? []) : []
    })
    return next.filter(({ id }, at) => next.findIndex(other => other.id === id) === at)
  })

  const overlay = computed(() => {
    const highlights = offered.value.flatMap(({ cell }): Highlight[] =>
      cell === undefined ? [] : [{ cell, meaning: 'reach' }],
    )
    return highlights.length > 0 ? { highlights, hints: [], arrows: [] } : undefined
  })

  function set(to: Asked | undefined): void {
    held.value = { asked: to, at: session.snapshot.peek() }
  }

  function follow(step: GestureStep): void {
    const now = asked.peek()
    if (!now) return
    const chosen = [...now.chosen, step]
    const made = now.choices.find(choice => {
      const steps = stepsOf(choice)
      return steps.length === chosen.length && chosen.every(({ id }, at) => steps[at]?.id === id)
    })
    if (made) take(made)
    else set({ ...now, chosen })
  }

  return {
    open: computed(() => asked.value?.group),
    chosen: computed(() => asked.value?.chosen ?? []),
    offered,
    overlay,
    toggle(group, choices) {
      set(asked.peek()?.group === group ? undefined : { group, choices, chosen: [] })
    },
    close: () => set(undefined),
    backTo(step) {
      const now = asked.peek()
      if (now) set({ ...now, chosen: now.chosen.slice(0, step) })
    },
    answer(is) {
      const step = offered.value.find(is)
      return step && (() => follow(step))
    },
  }
}

function stepsOf({ gesture }: Choice): readonly GestureStep[] {
  return gesture.kind === 'press' ? (gesture.steps ?? []) : []
}
