import type { MatchSession } from '@sextant/session'
import { goTo } from '../../../routes/navigate.ts'
import { startStoredMatch } from '../../../store/start-match.ts'
import type { StoredMatch } from '../../../store/store.ts'

/**
 * Starts another match of the same options and players from a position; an `InputError` says all that is wrong with it. It
 * is of no scenario: winning it clears none.
 */
export async function startFrom(
  session: Pick<MatchSession, 'record' | 'players'>,
  { meta }: Pick<StoredMatch, 'meta'>,
  position: unknown,
): Promise<void> {
  const id = await startStoredMatch({
    game: meta.game,
    options: session.record().options,
    players: session.players.peek(),
    position,
    prepared: true,
  })
  goTo({ page: 'match', id })
}
