import {
  type Bot,
  type Budget,
  FULL_BUDGET,
  type GameTypes,
  type Rules,
  type Seat,
  SeededDice,
} from '@sextant/engine'
import { BotFault } from './bot-fault.ts'

/**
 * A bot seated for one match, with dice of its own out of the match's seed. Each step has a stream of its own, so that a
 * bot that goes on with a saved match draws what it would have drawn.
 */
export interface SeatedBot<T extends GameTypes> {
  /** Its action for a view in which it is to act; a `BotFault` where the bot fails. A promise only where the bot takes time. */
  choose(view: T['state'], step: number): T['action'] | Promise<T['action']>
  /** Ends what the bot holds for the seat; a `BotFault` where that fails. A promise only where it takes time. */
  dispose(): void | Promise<void>
}

export function seatBot<T extends GameTypes>(
  bot: Bot<T>,
  rules: Rules<T>,
  seat: Seat,
  seed: string,
  budget: Budget = FULL_BUDGET,
): SeatedBot<T> {
  const faultAt =
    (step: number) =>
    (error: unknown): never => {
      throw new BotFault(bot.id, step, error instanceof Error ? error.message : String(error), error)
    }
  const player = joined(() => bot.join(rules, seat), faultAt(0))
  return {
    choose(view, step) {
      try {
        const chosen = player.choose(view, SeededDice.from(`${seed}/program/${seat}/${step}`), budget)
        return chosen instanceof Promise ? chosen.catch(faultAt(step)) : chosen
      } catch (error) {
        return faultAt(step)(error)
      }
    },
    dispose() {
      try {
        return player.dispose?.()?.catch(faultAt(0))
      } catch (error) {
        return faultAt(0)(error)
      }
    },
  }
}

function joined<P>(join: () => P, fault: (error: unknown) => never): P {
  try {
    return join()
  } catch (error) {
    return fault(error)
  }
}
