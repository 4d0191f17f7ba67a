import { randomBot } from '@sextant/engine'
import { anyGameBots } from '@sextant/players'
import type { BoxedBot, BoxedCampaign, BoxedGame } from '@sextant/scene'

/** Every program that can play a game: its own first, then those that play anything. */
export function programsFor<S, A, E, O>(
  boxed: Pick<BoxedGame<S, A, E, O>, 'bots'>,
): readonly BoxedBot<S, A, E>[] {
  const own = new Set(boxed.bots.map(({ id }) => id))
  return [...boxed.bots, ...anyGameBots<S, A, E>().filter(({ id }) => !own.has(id))]
}

/** Every program that can make the decisions of a campaign: its own first, then the one that decides at random. */
export function captainsFor<CS, CA, CE, CO, S, A, E, O>({
  bots,
}: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>): readonly BoxedBot<CS, CA, CE>[] {
  return bots.some(({ id }) => id === 'random') ? bots : [...bots, randomBot<CS, CA, CE>()]
}
