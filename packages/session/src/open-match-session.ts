import { type MatchRecord, withPlayers } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { gameInfo } from './client/game-info.ts'
import { localMatch } from './client/local-match.ts'
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

/** Goes on with a match from where its record ends; an `InputError` where the rules no longer lead there. */
export function openMatchSession(options: MatchSessionOptions): MatchSession {
  return options.box.open(contents => {
    const { game, show } = contents
    const match = localMatch(contents, options.record, options.source)
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
  })
}
