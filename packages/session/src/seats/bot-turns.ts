import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { BotClient, BotDecision } from '@sextant/bots'
import { type BotPlace, type GameTypes, type Seat, SeededDice } from '@sextant/engine'
import type { MatchClient } from '../client/match-client.ts'
import type { Players } from './players.ts'

/** Bots in their seats: asks the one whose turn it is. */
export interface BotTurns {
  /** The bot that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>
  /** How far that bot is with its training, 0 … 1. */
  readonly training: ReadonlySignal<number | undefined>
  /** The action of the bot in a seat; a quick move where it fails. Nothing where it was stopped meanwhile. */
  choose(seat: Seat): Promise<{ readonly action: unknown } | undefined>
  /** Drops what is being thought about; the seat that was thinking. */
  stop(): Seat | undefined
  /** Any legal action, the same every time it is asked for; nothing where faulty rules offer none. */
  quickMove(seat: Seat): unknown
  /** A decision for a bot to make, or to give advice on. It sees what its seat may see, and has dice of its own. */
  decision(bot: string, seat: Seat): BotDecision
}

export interface BotTurnsOptions<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly players: Players
  readonly bots: BotClient
  /** Where bots find the rules. */
  readonly place: Pick<BotPlace, 'game' | 'campaign'>
  /** A bot failed, and a quick move is played for it. */
  onFailure(seat: Seat, error: Error): void
}

export function createBotTurns<T extends GameTypes>(options: BotTurnsOptions<T>): BotTurns {
  const { match, players, bots, place, onFailure } = options
  const thinking = signal<Seat | undefined>(undefined)
  const training = signal<number | undefined>(undefined)
  /** Counts questions: an answer to an older one is dropped. */
  let asked = 0

  function decision(bot: string, seat: Seat): BotDecision {
    return {
      place: { ...place, options: match.options, bot, seat },
      view: match.view(seat),
      seed: match.botSeed([bot, match.seqFor(seat), seat]),
    }
  }

  function quickMove(seat: Seat): unknown {
    const legal = match.legal(seat)
    if (legal.length === 0) return undefined
    return SeededDice.from(match.botSeed(['quick', match.seqFor(seat), seat])).pick(legal)
  }

  return {
    thinking,
    training,
    decision,
    quickMove,
    async choose(seat) {
      const number = ++asked
      thinking.value = seat
      let action: unknown
      try {
        action = await bots.choose(decision(players.seated.peek()[seat] ?? '', seat), part => {
          if (number === asked) training.value = part
        })
      } catch (error) {
        if (number !== asked) return undefined
        onFailure(seat, asError(error))
        // Who hears of it may close the match.
        if (number !== asked) return undefined
        action = quickMove(seat)
      }
      if (number !== asked) return undefined
      thinking.value = undefined
      training.value = undefined
      return { action }
    },
    stop() {
      const seat = thinking.peek()
      asked++
      thinking.value = undefined
      training.value = undefined
      if (seat !== undefined) bots.stop()
      return seat
    },
  }
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
