import { resumedMatch } from './client/resumed-match.ts'
import { type MatchSessionOptions, matchSession } from './match-session.ts'
import type { MatchSession } from './session.ts'

/** Goes on with a match from where its record ends; an `InputError` where the rules no longer lead there. */
export function openMatchSession(options: MatchSessionOptions): MatchSession {
  const { box, record, source } = options
  return box.open(contents => matchSession(contents, resumedMatch(contents, record, source), options))
}
