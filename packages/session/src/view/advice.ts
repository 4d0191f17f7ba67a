import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { BotClient, BotDecision } from '@sextant/bots'
import type { AdviceAnswer, Seat, ToldChance } from '@sextant/engine'
import type { Choice } from './choice.ts'
import type { Snapshot } from './snapshot.ts'

/** What a bot thinks of every choice a person has, asked for by the person. */
export interface Advice {
  /** The id of the bot that is asked. */
  readonly bot: string
  /** Whether there is somebody to advise: a person who is looking and has choices. */
  readonly open: ReadonlySignal<boolean>
  /** Of the current snapshot; it does not outlive it. */
  readonly state: ReadonlySignal<AdviceState>
  /** Gets the bot ready: the person is about to ask. */
  prepare(): void
  ask(): void
}

export type AdviceState =
  | { readonly kind: 'none' }
  /** `trained`: how far the bot is with its training, 0 … 1. */
  | { readonly kind: 'thinking'; readonly trained?: number }
  | { readonly kind: 'failed'; readonly why: string }
  /** Provisional where `trained` says how far the bot is with its training: its own answer takes the place of this one. */
  | { readonly kind: 'given'; readonly choices: readonly AdvisedChoice[]; readonly trained?: number }

export type GivenAdvice = Extract<AdviceState, { kind: 'given' }>

export interface AdvisedChoice {
  readonly choice: Choice
  /** A percentage where those of this scenario were tested and right, else a word. */
  readonly told: ToldChance
}

export interface AdviceOptions {
  readonly bot: string
  readonly client: BotClient
  readonly snapshot: ReadonlySignal<Snapshot>
  /** The board is hidden: nothing is said to the one who looks at the curtain. */
  readonly curtain: ReadonlySignal<Seat | undefined>
  readonly busy: ReadonlySignal<boolean>
  decision(seat: Seat): BotDecision
  /** How the estimates of a seat that decides now are told. */
  telling(seat: Seat): Promise<(estimate: number) => ToldChance>
  /** The choice that begins a plan, or takes several actions of it at once. */
  planned(actions: readonly unknown[]): Promise<Choice | undefined>
}

const NONE: AdviceState = { kind: 'none' }

export function createAdvice(options: AdviceOptions): Advice {
  const { bot, client, snapshot, curtain, busy, decision, telling, planned } = options
  const given = signal<{ readonly state: AdviceState; readonly at?: Snapshot }>({ state: NONE })
  let asked = 0
  /** The seat that the bot was made ready for. */
  let prepared: Seat | undefined
  /** The question that is not answered yet. */
  let waiting: number | undefined

  const open = computed(() => {
    const { actor, choices } = snapshot.value
    return actor !== undefined && choices.length > 0 && curtain.value === undefined && !busy.value
  })

  async function matched(
    advised: AdviceAnswer,
    tell: (estimate: number) => ToldChance,
  ): Promise<GivenAdvice> {
    const found = new Map<number, AdvisedChoice>()
    for (const { action, next = [], chance } of advised) {
      const choice = await planned([action, ...next])
      // The best comes first: what begins alike and is worse needs no line of its own.
      if (choice && !found.has(choice.number)) found.set(choice.number, { choice, told: tell(chance) })
    }
    return { kind: 'given', choices: [...found.values()] }
  }

  async function ask(): Promise<void> {
    const at = snapshot.peek()
    const { state } = given.peek()
    if (!open.peek() || at.actor === undefined) return
    if (given.peek().at === at && (state.kind === 'thinking' || state.kind === 'given')) return
    const number = ++asked
    const become = (next: AdviceState) => {
      if (number === asked && snapshot.peek() === at) given.value = { state: next, at }
    }
    // A bot that has answered stays where it is: to seat it again takes longer than its advice.
    if (waiting !== undefined) client.stop()
    waiting = number
    become({ kind: 'thinking' })
    let answered = false
    try {
      const tell = telling(at.actor)
      let provisional: GivenAdvice | undefined
      const advised = await client.advise(
        decision(at.actor),
        trained => become(provisional ? { ...provisional, trained } : { kind: 'thinking', trained }),
        async meanwhile => {
          if (snapshot.peek() !== at) return
          provisional = { ...(await matched(meanwhile, await tell)), trained: 0 }
          if (!answered) become(provisional)
        },
      )
      answered = true
      if (snapshot.peek() === at) become(await matched(advised, await tell))
    } catch (error) {
      become({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
    } finally {
      if (waiting === number) waiting = undefined
    }
  }

  return {
    bot,
    open,
    state: computed(() => (given.value.at === snapshot.value && open.value ? given.value.state : NONE)),
    prepare() {
      const { actor } = snapshot.peek()
      if (!open.peek() || actor === undefined || actor === prepared || waiting !== undefined) return
      prepared = actor
      client.prepare?.(decision(actor).place)
    },
    ask: () => void ask(),
  }
}
