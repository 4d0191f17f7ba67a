import type { Dice } from './dice.ts'
import type { Rules, Seat } from './game.ts'

/** A program that plays. It sees what its seat may see, and has dice of its own, never the match's. */
export interface Bot<S, A, E> {
  /** Short and lower-case, as one would type it: `greedy`. */
  readonly id: string
  readonly title: string
  readonly about: string
  /** Sits down for one match; what it works out beforehand is kept in the player. */
  sit(rules: Rules<S, A, E>, seat: Seat): BotPlayer<S, A>
}

export interface BotPlayer<S, A> {
  /** One of the legal actions for a view in which the seat is to act. */
  choose(view: S, dice: Dice): A
}

/** Plays any game, any legal action as likely as another. */
export function randomBot<S, A, E>(): Bot<S, A, E> {
  return {
    id: 'random',
    title: 'Random',
    about: 'Takes any allowed action, all alike.',
    sit: (rules, seat) => ({ choose: (view, dice) => dice.pick(rules.legal(view, seat)) }),
  }
}
