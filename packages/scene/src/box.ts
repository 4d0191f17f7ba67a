import type { Campaign, Game } from '@sextant/engine'
import type { BoxedBot } from './boxed-bot.ts'
import type { Show } from './show.ts'

/** A game in its box: the rules, how it looks, and who can play it. */
export interface BoxedGame<S, A, E, O> {
  readonly game: Game<S, A, E, O>
  readonly show: Show<S, A, E, O>
  /** The game's own programs; every game can also be played by those that play anything. */
  readonly bots: readonly BoxedBot<S, A, E>[]
  /** The id of the program that gives hints. It has `advise`. */
  readonly adviser?: string
  /** Campaigns whose matches are matches of this game. */
  readonly campaigns?: readonly ListedCampaign[]
}

/** A campaign that is loaded when it is asked for: whoever plays a match needs nothing of it. */
export interface ListedCampaign {
  readonly id: string
  load(): Promise<CampaignBox>
}

/** A campaign in its box: its decisions, how they look, who can make them, and the game of its matches. */
export interface BoxedCampaign<CS, CA, CE, CO, S, A, E, O> {
  readonly campaign: Campaign<CS, CA, CE, CO, S, A, E, O>
  readonly show: Show<CS, CA, CE, CO>
  /** Programs that make its decisions. */
  readonly bots: readonly BoxedBot<CS, CA, CE>[]
  readonly battles: BoxedGame<S, A, E, O>
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

/** A box with any campaign in it. */
export interface CampaignBox {
  readonly id: string
  readonly title: string
  open<R>(use: <CS, CA, CE, CO, S, A, E, O>(contents: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>) => R): R
}

export function campaignBox<CS, CA, CE, CO, S, A, E, O>(
  contents: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
): CampaignBox {
  const { id, title } = contents.campaign
  return { id, title, open: use => use(contents) }
}
