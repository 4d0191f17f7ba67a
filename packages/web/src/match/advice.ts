import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Seat, samePlain } from '@sextant/engine'
import type { Choice } from './choice.ts'
import type { Shown } from './session.ts'
import type { Advised, Adviser, Question } from './thinker.ts'

/** What a program thinks of every choice a person has, asked for by the person. */
export interface Advice {
  /** The id of the program that is asked. */
  readonly program: string
  /** Whether there is somebody to advise: a person who is looking and has choices. */
  readonly open: ReadonlySignal<boolean>
  /** Of the position that is shown; it does not outlive it. */
  readonly state: ReadonlySignal<AdviceState>
  ask(): void
}

export type AdviceState =
  | { readonly kind: 'none' }
  /** `studied`: how far the program is with what it must learn first, 0 … 1. */
  | { readonly kind: 'thinking'; readonly studied?: number }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'given'; readonly choices: readonly AdvisedChoice[] }

export interface AdvisedChoice {
  readonly choice: Choice
  readonly chance: number
}

export interface AdviceDesk {
  readonly program: string
  readonly adviser: Adviser
  readonly shown: ReadonlySignal<Shown>
  /** The board is hidden: nothing is told to whoever looks at the curtain. */
  readonly curtain: ReadonlySignal<Seat | undefined>
  readonly busy: ReadonlySignal<boolean>
  question(seat: Seat): Question
  action(choice: number): unknown
}

const NONE: AdviceState = { kind: 'none' }

export function adviceFor({ program, adviser, shown, curtain, busy, question, action }: AdviceDesk): Advice {
  const told = signal<{ readonly state: AdviceState; readonly at?: Shown }>({ state: NONE })
  let asked = 0

  const open = computed(() => {
    const { actor, choices } = shown.value
    return actor !== undefined && choices.length > 0 && curtain.value === undefined && !busy.value
  })

  function chosen(advised: readonly Advised[], { choices }: Shown): AdviceState {
    const found = advised.flatMap(({ action: wanted, chance }): AdvisedChoice[] => {
      const choice = choices.find(({ number }) => samePlain(action(number), wanted))
      return choice ? [{ choice, chance }] : []
    })
    return { kind: 'given', choices: found }
  }

  async function ask(): Promise<void> {
    const at = shown.peek()
    const { state } = told.peek()
    if (!open.peek() || at.actor === undefined) return
    if (told.peek().at === at && (state.kind === 'thinking' || state.kind === 'given')) return
    const number = ++asked
    const tell = (next: AdviceState) => {
      if (number === asked && shown.peek() === at) told.value = { state: next, at }
    }
    adviser.stop()
    tell({ kind: 'thinking' })
    try {
      const advised = await adviser.advise(question(at.actor), studied => tell({ kind: 'thinking', studied }))
      if (shown.peek() === at) tell(chosen(advised, at))
    } catch (error) {
      tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    program,
    open,
    state: computed(() => (told.value.at === shown.value && open.value ? told.value.state : NONE)),
    ask: () => void ask(),
  }
}
