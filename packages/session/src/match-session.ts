import { type GameTypes, type MatchRecord, withPlayers } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { gameInfo } from './client/game-info.ts'
import type { LocalMatch } from './client/local-match.ts'
import { openSession } from './open-session.ts'
import { playersOf } from './seats/players.ts'
import type { MatchSession, SessionOptions } from './session.ts'

export interface MatchSessionOptions extends Omit<SessionOptions, 'save'> {
  readonly box: Box
  /** Saved, with its seed; a new match is one without steps. */
  readonly record: MatchRecord
  /** What the record is called where it cannot be used. */
  readonly source?: string
  /** Called after every change of the match. */
  save(session: MatchSession): void
}

/** The session of a match in this process. */
export function matchSession<T extends GameTypes>(
  contents: BoxedGame<T>,
  match: LocalMatch<T>,
  options: MatchSessionOptions,
): MatchSession {
  const { game, show } = contents
  const players = playersOf(options.record.seats.map(({ player }) => player))
  const session: MatchSession = {
    ...openSession(
      {
        match,
        players,
        presentation: show.load(match.rules, match.options),
        info: gameInfo(contents, match.rules.seats),
        rulesCard:
          show.rulesCard && (() => Promise.resolve(show.rulesCard?.(match.rules, match.options) ?? [])),
        place: { game: game.id },
      },
      { ...options, save: () => options.save(session) },
    ),
    inspect: match.inspect,
    record: () => withPlayers(match.save(), players.seated.peek()),
  }
  return session
}
