import type { GameCard } from '@sextant/scene'
import names from '#data/names.json' with { type: 'json' }

/** What a game's card calls its seats, scenarios and bots, by id. */
export type GameNames = Pick<GameCard, 'seats' | 'scenarios' | 'bots'>

/** For lists of matches, which name the players of games that are not loaded. */
export function namesOf(game: string): GameNames | undefined {
  return Object.hasOwn(all, game) ? all[game] : undefined
}

const all = names as unknown as Readonly<Record<string, GameNames>>
