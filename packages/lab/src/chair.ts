import { type Bot, type Rules, type Seat, SeededDice } from '@sextant/engine'
import { BotFault } from './bot-fault.ts'

/**
 * A program in its chair: seated for one match, with dice of its own out of the match's seed. Each step has a
 * stream of its own, so that a program that goes on with a saved match draws what it would have drawn.
 */
export interface Chair<S, A> {
  /** Its action for a view in which it is to act; a `BotFault` where the program fails. */
  choose(view: S, step: number): A
}

export function seatBot<S, A, E>(
  bot: Bot<S, A, E>,
  rules: Rules<S, A, E>,
  seat: Seat,
  seed: string,
): Chair<S, A> {
  const player = bot.sit(rules, seat)
  return {
    choose(view, step) {
      try {
        return player.choose(view, SeededDice.from(`${seed}/program/${seat}/${step}`))
      } catch (error) {
        throw new BotFault(bot.id, step, error instanceof Error ? error.message : String(error), error)
      }
    },
  }
}
