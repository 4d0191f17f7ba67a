import type { Dice } from './dice.ts'
import type { Rules, Seat } from './game.ts'

/** What lists of programs show of one. */
export interface BotCard {
  /** Short and lower-case, as one would type it: `greedy`. */
  readonly id: string
  readonly title: string
  readonly about: string
}

/** A program that plays. It sees what its seat may see, and has dice of its own, never the match's. */
export interface Bot<S, A, E> extends BotCard {
  /** What takes it long to work out and is the same for many matches. Whoever runs the program keeps it. */
  readonly study?: Study<S, A, E>
  /** Sits down for one match. Without what was learnt before, it learns it now, however long that takes. */
  sit(rules: Rules<S, A, E>, seat: Seat, learnt?: Uint8Array): BotPlayer<S, A>
}

export interface BotPlayer<S, A> {
  /** One of the legal actions for a view in which the seat is to act. */
  choose(view: S, dice: Dice): A
  /** What the program thinks of each legal action, the best first: for hints. */
  advise?(view: S, dice: Dice): Advice<A>
}

export interface Study<S, A, E> {
  /** The same for rules that need the same learning, and another one for all others. */
  key(rules: Rules<S, A, E>): string
  /** Tells how far it is, 0 … 1, while it works. */
  learn(rules: Rules<S, A, E>, progress: (part: number) => void): Uint8Array
}

export interface Advice<A> {
  readonly choices: readonly AdvisedAction<A>[]
}

export interface AdvisedAction<A> {
  readonly action: A
  /** The score that the seat may expect when it takes the action, 0 … 1: its chance to win, a draw counted half. */
  readonly chance: number
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
