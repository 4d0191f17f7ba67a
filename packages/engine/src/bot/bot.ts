import type { Dice } from '../dice/dice.ts'
import type { GameTypes, Rules, Seat } from '../game/game.ts'

/** What lists of bots show of one. */
export interface BotCard {
  /** Short and lower-case, as one would type it: `greedy`. */
  readonly id: string
  readonly title: string
  readonly about: string
}

/** A computer opponent. It sees what its seat may see, and has dice of its own, never the match's. */
export interface Bot<T extends GameTypes> extends BotCard {
  /** What takes it long to compute and is the same for many matches. The host of the bot caches the model. */
  readonly training?: Training<T>
  /** Takes a seat for one match. Without a model it trains one now, however long that takes. */
  join(rules: Rules<T>, seat: Seat, model?: Uint8Array): BotPlayer<T>
}

export interface BotPlayer<T extends GameTypes> {
  /** One of the legal actions for a view in which the seat is to act. */
  choose(view: T['state'], dice: Dice, budget: Budget): T['action'] | Promise<T['action']>
  /** What the bot thinks of legal actions, of all or of those worth a thought, the best first: for hints. */
  advise?(view: T['state'], dice: Dice, budget: Budget): Advice<T['action']> | Promise<Advice<T['action']>>
  /**
   * Leaves the seat, and ends what the player holds: a process, a timer, a connection. Called once, by whoever seated the
   * bot, when the match is over, has failed or was given up; nothing is asked afterwards.
   */
  dispose?(): void | Promise<void>
}

/** How much a bot may think about one decision. */
export interface Budget {
  /** A factor on the bot's own amount of work: 1 as it was designed, 0.5 half of it. Counted, so that it repeats. */
  readonly work: number
  /**
   * Whether time is up; a bot that sees it answers with the best it has. The clock belongs to the host: where decisions
   * must repeat, as in series of matches, time never runs out.
   */
  expired(): boolean
}

/** The bot's own amount of work, and all the time it takes. */
export const FULL_BUDGET: Budget = { work: 1, expired: () => false }

export interface Training<T extends GameTypes> {
  /** The same for rules that share a model, and another one for all others. */
  key(rules: Rules<T>): string
  /**
   * Answers while the model is trained, less well: a person who asks for advice is told at once what it makes of the position, and again
   * when the model is there.
   */
  readonly meanwhile?: Bot<T>
  /** The model that the bot comes with for these rules, where somebody trained it before: asked for before it is trained. */
  shipped?(rules: Rules<T>): Promise<Uint8Array | undefined>
  /** Computes the model; reports progress, 0 … 1. */
  train(rules: Rules<T>, progress: (part: number) => void): Uint8Array | Promise<Uint8Array>
  /** Why bytes from a cache are not a model for these rules (damaged, or of an older version), or nothing. */
  whyUnusable(rules: Rules<T>, model: Uint8Array): string | undefined
}

export interface Advice<A> {
  readonly choices: readonly AdvisedAction<A>[]
}

export interface AdvisedAction<A> {
  readonly action: A
  /** What the bot would do after it, in the same turn: a hint can show where all of it leads. */
  readonly next?: readonly A[]
  /** The score that the seat may expect when it takes the action, 0 … 1: its chance to win, a draw counted half. */
  readonly chance: number
}

/** Plays any game: each legal action is as likely as any other. */
export function randomBot<T extends GameTypes>(): Bot<T> {
  return {
    id: 'random',
    title: 'Random',
    about: 'Picks any legal action at random.',
    join: (rules, seat) => ({ choose: (view, dice) => dice.pick(rules.legal(view, seat)) }),
  }
}
