import { oddsFor, type ScenarioOdds } from '@sextant/engine'
import type { GameInfo } from './client/game-info.ts'

/**
 * The tested odds of a match with these options. Nothing where the game has none, where they are of other rules or other
 * options, and where the file is damaged or cannot be fetched: chances are told in words then.
 */
export async function testedOdds(
  { id, version, adviser, odds }: Pick<GameInfo, 'id' | 'version' | 'adviser' | 'odds'>,
  options: unknown,
): Promise<ScenarioOdds | undefined> {
  if (!odds || adviser === undefined) return undefined
  const given = await odds().catch(() => undefined)
  if (given === undefined) return undefined
  const found = oddsFor(given, { game: id, rules: version, adviser, options })
  return found.ok ? found.odds : undefined
}
