import type { ListedGame } from '../src/index.ts'

/** The previews of the games by file of `data/`, as JSON. */
export function makePreviews(games: readonly ListedGame[]): Promise<Record<string, string>>
