import type { Box } from '@sextant/scene'
import { type Announcement, announcements } from './announcement.ts'
import { boxes } from './boxes.ts'

export type { Announcement, InLanguages } from './announcement.ts'
export type { Preview } from './preview.ts'

/** A game that can be played. Its code is loaded only when it is asked for. */
export interface ListedGame extends Announcement {
  load(): Promise<Box>
}

/** In the order of the table; examples last. */
export const games: readonly ListedGame[] = announcements.flatMap(announced => {
  const load = boxes[announced.id]
  return load ? [{ ...announced, load }] : []
})

/** Announced, with a board to look at, but not to be played yet. */
export const coming: readonly Announcement[] = announcements.filter(({ id }) => !Object.hasOwn(boxes, id))

export function findGame(id: string): ListedGame | undefined {
  return games.find(game => game.id === id)
}
