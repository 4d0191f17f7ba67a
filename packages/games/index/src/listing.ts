import type { Box, CampaignCard, GameCard } from '@sextant/scene'
import { boxes } from './boxes.ts'
import { loadPreview } from './load-preview.ts'
import type { Preview } from './preview.ts'

/** What the home page says of a game: its card without what only those need who play it or name its players. */
export interface GameCover extends Omit<GameCard, 'seats' | 'scenarios' | 'bots' | 'campaigns'> {
  readonly campaigns?: Readonly<Record<string, Pick<CampaignCard, 'title'>>>
}

/** A game as lists show it: its card or cover, and a board to look at. */
export type Announced<C extends GameCover = GameCover> = C & { preview(): Promise<Preview> }

/** A game that can be played. Its code is loaded only when it is asked for. */
export type ListedGame<C extends GameCover = GameCover> = Announced<C> & {
  load(): Promise<Box>
}

export interface Listing<C extends GameCover> {
  /** In the order of the home page; examples last. */
  readonly games: readonly ListedGame<C>[]
  /** Announced, with a board to look at, but not to be played yet. */
  readonly coming: readonly Announced<C>[]
  findGame(id: string): ListedGame<C> | undefined
}

export function listingOf<C extends GameCover>(cards: readonly C[]): Listing<C> {
  const announced = cards.map(card => ({ ...card, preview: () => loadPreview(card) }))
  const games = announced.flatMap(game => {
    const load = boxes[game.id]
    return load ? [{ ...game, load }] : []
  })
  return {
    games,
    coming: announced.filter(({ id }) => !Object.hasOwn(boxes, id)),
    findGame: id => games.find(game => game.id === id),
  }
}
