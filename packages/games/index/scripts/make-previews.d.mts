import type { ListedGame } from '../src/index.ts'

/** The previews of the games, as JSON. */
export function makePreviews(games: readonly ListedGame[]): Promise<string>
