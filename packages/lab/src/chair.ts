import { type Bot, type Rules, type Seat, SeededDice } from '@sextant/engine'
import { BotFault } from './bot-fault.ts'

/** A program in its chair: seated for one match, with dice of its own out of the match's seed. */
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
  const dice = SeededDice.from(`${seed}/program/${seat}`)
  return {
    choose(view, step) {
      try {
        return player.choose(view, dice)
      } catch (error) {
        throw new BotFault(bot.id, step, error instanceof Error ? error.message : String(error), error)
      }
    },
  }
}
