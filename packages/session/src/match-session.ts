import { type GameTypes, type MatchRecord, withPlayers } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { gameInfo } from './client/game-info.ts'
import type { LocalMatch } from './client/local-match.ts'
import type { MatchClient } from './client/match-client.ts'
import { resumedMatch } from './client/resumed-match.ts'
import { openSession, type Played } from './open-session.ts'
import { type Players, playersOf } from './seats/players.ts'
import type { MatchSession, Session, SessionOptions } from './session.ts'

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
  const { box, record, source } = options
  return box.open(contents => localSession(contents, resumedMatch(contents, record, source), options))
}

/** The session of a match in this process. */
export function localSession<T extends GameTypes>(
  contents: BoxedGame<T>,
  match: LocalMatch<T>,
  options: MatchSessionOptions,
): MatchSession {
  const players = playersOf(options.record.seats.map(({ player }) => player))
  const session: MatchSession = {
    ...openSession(playedOf(contents, match, players), { ...options, save: () => options.save(session) }),
    inspect: match.inspect,
    record: () => withPlayers(match.save(), players.seated.peek()),
  }
  return session
}

export interface ClientSessionOptions extends Omit<SessionOptions, 'save'> {
  readonly box: Box
  /** By seat, `person`, `remote` or the id of a bot. */
  readonly players: readonly string[]
  connect<T extends GameTypes>(contents: BoxedGame<T>): MatchClient<T>
}

/** The session of a match that is played elsewhere, which also stores it. */
export function openClientSession(options: ClientSessionOptions): Session {
  const { box, players, connect } = options
  return box.open(contents =>
    openSession(playedOf(contents, connect(contents), playersOf(players)), { ...options, save() {} }),
  )
}

function playedOf<T extends GameTypes>(
  contents: BoxedGame<T>,
  match: MatchClient<T>,
  players: Players,
): Played<T> {
  const { game, show } = contents
  const { rules, options } = match
  return {
    match,
    players,
    presentation: show.load(rules, options),
    info: gameInfo(contents, rules.seats),
    rulesCard: show.rulesCard && (() => Promise.resolve(show.rulesCard?.(rules, options) ?? [])),
    place: { game: game.id },
  }
}
