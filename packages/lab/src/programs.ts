import type { Bot } from '@sextant/engine'
import { anyGameBots } from '@sextant/players'
import type { BoxedGame } from '@sextant/scene'

/** Every program that can play a game: its own first, then those that play anything. */
export function programsFor<S, A, E, O>(boxed: BoxedGame<S, A, E, O>): readonly Bot<S, A, E>[] {
  const own = new Set(boxed.bots.map(({ id }) => id))
  return [...boxed.bots, ...anyGameBots<S, A, E>().filter(({ id }) => !own.has(id))]
}
