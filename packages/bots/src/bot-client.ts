import { type AdviceAnswer, adviceAnswerSchema, type BotPlace, parseShape } from '@sextant/engine'
import type { BotChannel } from './channel.ts'
import type { OnTraining, Trainings } from './trainings.ts'

/** One decision for a bot to make. */
export interface BotDecision {
  readonly place: BotPlace
  /** What the seat may see, and nothing else. */
  readonly view: unknown
  /** Of the bot's own dice. */
  readonly seed: string
  readonly budget?: { readonly work: number; readonly milliseconds?: number }
}

/** Waited for before the training begins. */
export type OnMeanwhile = (advice: AdviceAnswer) => void | Promise<void>

/** Asks bots that run elsewhere. Plain data goes in and comes out. */
export interface BotClient {
  /** The action that a bot chooses. Rejects when the bot fails; never settles once it was stopped. */
  choose(decision: BotDecision, onTraining?: OnTraining): Promise<unknown>
  /**
   * What a bot thinks of every choice, the best first. Rejects when the bot fails; never settles once it was stopped. Where it has to be
   * trained first and somebody can answer for it, `onMeanwhile` is handed what that one thinks.
   */
  advise(decision: BotDecision, onTraining?: OnTraining, onMeanwhile?: OnMeanwhile): Promise<AdviceAnswer>
  /** Gets a bot ready that may soon be asked, where that takes time. Why it cannot be made ready is said when it is asked. */
  prepare?(place: BotPlace): void
  /** Drops everything that is being thought about. */
  stop(): void
}

/** What was stopped is never answered. */
function forever(): Promise<never> {
  return new Promise(() => {})
}

export function botClient(channel: BotChannel, trainings: Trainings): BotClient {
  let stopping = new AbortController()

  async function ask(
    kind: 'choose' | 'advise',
    decision: BotDecision,
    onTraining: OnTraining,
    onMeanwhile?: OnMeanwhile,
  ): Promise<unknown> {
    const { signal } = stopping
    const { place, view, seed, budget = { work: 1 } } = decision
    try {
      const wait =
        onMeanwhile &&
        (async () => {
          const question = { kind: 'advise', place, view, seed, budget, meanwhile: true } as const
          const answer = parseShape(adviceAnswerSchema, await channel.ask(question), 'bot host')
          if (!signal.aborted) await onMeanwhile(answer)
        })
      const model = await trainings.model(place, channel, onTraining, signal, wait)
      if (signal.aborted) return forever()
      return await channel.ask({ kind, place, view, seed, budget, ...(model !== undefined && { model }) })
    } catch (error) {
      if (signal.aborted) return forever()
      throw error
    }
  }

  return {
    choose: (decision, onTraining = () => {}) => ask('choose', decision, onTraining),
    advise: async (decision, onTraining = () => {}, onMeanwhile) =>
      parseShape(adviceAnswerSchema, await ask('advise', decision, onTraining, onMeanwhile), 'bot host'),
    // What it needs to be trained is known only once it has loaded what it needs.
    prepare: place => void channel.ask({ kind: 'training', place }).catch(() => {}),
    stop() {
      stopping.abort()
      stopping = new AbortController()
      channel.close()
    },
  }
}
