import type { Box, GameCard } from '@sextant/scene'
import { boxes } from './boxes.ts'
import { cards } from './games.ts'
import { type Preview, previewOf } from './preview.ts'

export type { Preview } from './preview.ts'

/** A game as lists show it: its card, and a board to look at. */
export interface Announced extends GameCard {
  preview(): Promise<Preview>
}

/** A game that can be played. Its code is loaded only when it is asked for. */
export interface ListedGame extends Announced {
  load(): Promise<Box>
}

const announced: readonly Announced[] = cards.map(card => ({ ...card, preview: () => previewOf(card) }))

/** In the order of the home page; examples last. */
export const games: readonly ListedGame[] = announced.flatMap(game => {
  const load = boxes[game.id]
  return load ? [{ ...game, load }] : []
})

/** Announced, with a board to look at, but not to be played yet. */
export const coming: readonly Announced[] = announced.filter(({ id }) => !Object.hasOwn(boxes, id))

export function findGame(id: string): ListedGame | undefined {
  return games.find(game => game.id === id)
}
