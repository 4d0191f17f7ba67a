import { botsFor } from '@sextant/bots'
import type { BotCard, CampaignTypes, GameTypes } from '@sextant/engine'
import type { BoxedCampaign, BoxedGame, Catalogues, Skin, Topic } from '@sextant/scene'

/** What a screen shows of a game or a campaign, without the game's types. */
export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly skin: Skin
  readonly texts: Catalogues
  readonly topics: readonly Topic[]
  readonly seats: readonly string[]
  readonly bots: readonly BotCard[]
  /** The faces of the game's own bots by id: see `BoxedGame.portraits`. */
  readonly portraits?: () => Promise<Readonly<Record<string, string>>>
  /** The id of the bot that gives hints. */
  readonly adviser?: string
  /** Where its chances were tested: see `BoxedGame.odds`. */
  readonly odds?: () => Promise<unknown>
  /** The version of the rules. */
  readonly version: number
  /** Where things stand on the page; `side` where a game does not say. */
  readonly layout?: 'side' | 'columns'
}

export function gameInfo<T extends GameTypes>(contents: BoxedGame<T>, seats: readonly string[]): GameInfo {
  const { game, show, adviser, odds, portraits } = contents
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    skin: show.skin,
    texts: show.texts,
    topics: show.topics ?? [],
    ...(show.layout && { layout: show.layout }),
    seats,
    bots: botsFor(contents).map(cardOf),
    ...(adviser !== undefined && { adviser }),
    ...(odds && { odds }),
    ...(portraits && { portraits }),
  }
}

export function campaignInfo<C extends CampaignTypes>(
  contents: BoxedCampaign<C>,
  seats: readonly string[],
): GameInfo {
  const { campaign, show, bots } = contents
  return {
    id: campaign.id,
    title: campaign.title,
    version: campaign.version,
    skin: show.skin,
    texts: show.texts,
    topics: show.topics ?? [],
    ...(show.layout && { layout: show.layout }),
    seats,
    bots: bots.map(cardOf),
  }
}

function cardOf({ id, title, about }: BotCard): BotCard {
  return { id, title, about }
}
