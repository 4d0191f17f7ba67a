import type { GameCard } from '@sextant/scene'
import { cards } from './games.ts'
import { type Announced as AnnouncedWith, type ListedGame as ListedWith, listingOf } from './listing.ts'

export type { Preview, ScenePreview } from './preview.ts'
export type Announced = AnnouncedWith<GameCard>
export type ListedGame = ListedWith<GameCard>

/** The games with their whole cards. */
export const { games, coming, findGame } = listingOf(cards)
