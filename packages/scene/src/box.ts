import type { Campaign, CampaignTypes, Game, GameTypes } from '@sextant/engine'
import type { BalanceTable } from './balance.ts'
import type { BoxedBot } from './boxed-bot.ts'
import type { Show } from './show.ts'

/** A game in its box: the rules, how it looks, and who can play it. */
export interface BoxedGame<T extends GameTypes> {
  readonly game: Game<T>
  readonly show: Show<T>
  /** The game's own bots; every game can also be played by those that play any game. */
  readonly bots: readonly BoxedBot<T>[]
  /** The faces of the bots by id, each the body of an SVG with a view box of 512 × 512. */
  readonly portraits?: () => Promise<Readonly<Record<string, string>>>
  /** The id of the bot that gives hints. It has `advise`. */
  readonly adviser?: string
  /** What `sextant calibrate` found out of its chances, as data; without it they are told in words. */
  readonly odds?: () => Promise<unknown>
  /** What the numbers of its options come to; asked for by designers only. */
  readonly balance?: () => Promise<(options: T['options']) => readonly BalanceTable[]>
  /** Campaigns whose matches are matches of this game. */
  readonly campaigns?: readonly ListedCampaign[]
}

/** A campaign that is loaded when it is asked for: a match needs nothing of it. */
export interface ListedCampaign {
  readonly id: string
  load(): Promise<CampaignBox>
}

/** A campaign in its box: its decisions, how they look, who can make them, and the game of its matches. */
export interface BoxedCampaign<C extends CampaignTypes> {
  readonly campaign: Campaign<C>
  readonly show: Show<C>
  /** Bots that make its decisions. */
  readonly bots: readonly BoxedBot<C>[]
  readonly battles: BoxedGame<C['battle']>
}

/**
 * A box with any game in it. Lists of games hold these; opening one gives the game with its own types,
 * so that an action of one game never reaches another.
 */
export interface Box {
  readonly id: string
  readonly title: string
  open<R>(use: <T extends GameTypes>(contents: BoxedGame<T>) => R): R
}

export function box<T extends GameTypes>(contents: BoxedGame<T>): Box {
  return { id: contents.game.id, title: contents.game.title, open: use => use(contents) }
}

/** A box with any campaign in it. */
export interface CampaignBox {
  readonly id: string
  readonly title: string
  open<R>(use: <C extends CampaignTypes>(contents: BoxedCampaign<C>) => R): R
}

export function campaignBox<C extends CampaignTypes>(contents: BoxedCampaign<C>): CampaignBox {
  const { id, title } = contents.campaign
  return { id, title, open: use => use(contents) }
}

/** The box of a campaign's battles: the game, called and shown as the campaign does it. */
export function battleBox(campaign: CampaignBox): Box {
  return campaign.open(({ battles }) => box(battles))
}
