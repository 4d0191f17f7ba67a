import { type CampaignTypes, type GameTypes, randomBot } from '@sextant/engine'
import type { BoxedBot, BoxedCampaign, BoxedGame } from '@sextant/scene'
import { anyGameBots } from './any-game-bots.ts'

/** Every bot that can play a game: those that play anything first, then its own, weakest first. */
export function botsFor<T extends GameTypes>({ bots }: Pick<BoxedGame<T>, 'bots'>): readonly BoxedBot<T>[] {
  const own = new Set(bots.map(({ id }) => id))
  return [...anyGameBots<T>().filter(({ id }) => !own.has(id)), ...bots]
}

/** Every bot that can make the decisions of a campaign: the one that decides at random first, then its own. */
export function campaignBotsFor<C extends CampaignTypes>({
  bots,
}: Pick<BoxedCampaign<C>, 'bots'>): readonly BoxedBot<C>[] {
  return bots.some(({ id }) => id === 'random') ? bots : [randomBot<C>(), ...bots]
}

/** The opponent when nobody was chosen: the middle one of the game's own, else the best that plays anything. */
export function defaultBot<T extends GameTypes>(boxed: Pick<BoxedGame<T>, 'bots'>): BoxedBot<T> | undefined {
  const { bots } = boxed
  return bots[Math.floor((bots.length - 1) / 2)] ?? botsFor(boxed).at(-1)
}
