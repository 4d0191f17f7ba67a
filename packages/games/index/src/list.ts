import covers from '#data/covers.json' with { type: 'json' }
import { type GameCover, listingOf } from './listing.ts'

export type { Announced, GameCover, ListedGame } from './listing.ts'
export type { Preview, ScenePreview } from './preview.ts'

/** The same games as in `index.ts` with the covers of their cards: all that a page needs before one of them is played. */
export const { games, coming, findGame } = listingOf(covers as unknown as readonly GameCover[])
