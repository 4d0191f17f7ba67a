import type { GameCard } from '@sextant/scene'

/** What the page says of games that are not loaded, by file of `data/`, as JSON. */
export function makeLists(cards: readonly GameCard[]): Record<string, string>
