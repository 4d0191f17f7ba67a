import type { BotClient } from '@sextant/bots'
import type { MatchRecord } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import {
  type LogLine,
  localSession,
  type MatchSession,
  type MatchSessionOptions,
  newMatch,
  openMatchSession,
} from '../src/index.ts'
import { localBots } from './fixtures.ts'
import { distantMatch } from './slow-match.ts'

/**
 * A session of a match in this process. The whole suite runs once more with `SEXTANT_MATCHES=elsewhere` (`vitest.config.ts`): then every
 * match is played elsewhere, and followed over a bad network.
 */
export function openHereOrElsewhere(options: MatchSessionOptions): MatchSession {
  if (process.env.SEXTANT_MATCHES !== 'elsewhere') return openMatchSession(options)
  const { box, record } = options
  return box.open(contents => localSession(contents, distantMatch(contents, record).connect(), options))
}

export interface TestSession {
  readonly session: MatchSession
  /** How many steps there were each time it was saved. */
  readonly saved: number[]
  readonly failures: string[]
  readonly logged: LogLine[]
}

/** A session of any game without a board, and what it saved and reported. */
export function openTestSession(
  box: Box,
  players: readonly string[],
  more: { readonly scenario?: string; readonly bots?: BotClient; readonly record?: MatchRecord } = {},
): TestSession {
  const { scenario, bots = localBots(box) } = more
  const saved: number[] = []
  const failures: string[] = []
  const logged: LogLine[] = []
  const session = openHereOrElsewhere({
    box,
    record: more.record ?? newMatch(box, { scenario, players, seed: 'test' }).record,
    bots,
    save: ({ record }) => void saved.push(record().steps.length),
    onFailure: (_seat, error) => void failures.push(error.message),
    onLog: lines => void logged.push(...lines),
  })
  session.begin()
  return { session, saved, failures, logged }
}

/** The record as it comes back from a file. */
export function storedRecord(session: MatchSession): MatchRecord {
  return JSON.parse(JSON.stringify(session.record()))
}
