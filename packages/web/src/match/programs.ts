import { anyGameBots } from '@sextant/players'
import type { BoxedBot, BoxedGame } from '@sextant/scene'

/** Every program that can play a game: those that play anything, then its own. */
export function programsOf<S, A, E, O>({
  bots,
}: Pick<BoxedGame<S, A, E, O>, 'bots'>): readonly BoxedBot<S, A, E>[] {
  const own = new Set(bots.map(({ id }) => id))
  return [...anyGameBots<S, A, E>().filter(({ id }) => !own.has(id)), ...bots]
}

/** Who sits opposite when nobody was chosen: the middle one of the game's own, else the best that plays anything. */
export function usualProgram<S, A, E, O>(boxed: Pick<BoxedGame<S, A, E, O>, 'bots'>): string {
  const { bots } = boxed
  const chosen = bots[Math.floor((bots.length - 1) / 2)] ?? programsOf(boxed).at(-1)
  return chosen?.id ?? ''
}
