import type { Bot, Game } from '@sextant/engine'
import type { Show } from './show.ts'

/** A game in its box: the rules, how it looks, and who can play it. */
export interface BoxedGame<S, A, E, O> {
  readonly game: Game<S, A, E, O>
  readonly show: Show<S, A, E, O>
  /** The game's own programs; every game can also be played by those that play anything. */
  readonly bots: readonly Bot<S, A, E>[]
}

/**
 * A box with any game in it. Lists of games hold these; whoever opens one gets the game with its own types,
 * so that an action of one game never reaches another.
 */
export interface Box {
  readonly id: string
  readonly title: string
  open<R>(use: <S, A, E, O>(contents: BoxedGame<S, A, E, O>) => R): R
}

export function box<S, A, E, O>(contents: BoxedGame<S, A, E, O>): Box {
  return { id: contents.game.id, title: contents.game.title, open: use => use(contents) }
}
