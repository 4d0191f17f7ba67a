import { unplayed } from '@sextant/engine'
import { localMatchAt } from './client/local-match.ts'
import { type MatchSessionOptions, matchSession } from './match-session.ts'
import type { MatchSession } from './session.ts'

/**
 * Begins a match that nobody has acted in. Nothing where somebody has, or where something is wrong with its record:
 * `openMatchSession` does the rest, and needs more code for it.
 */
export function beginMatchSession(options: MatchSessionOptions): MatchSession | undefined {
  return options.box.open(contents => {
    const found = unplayed(contents.game, options.record)
    return found && matchSession(contents, localMatchAt(found.journal, found.begun), options)
  })
}
