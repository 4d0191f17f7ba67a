import type { LogLine, Session } from '@sextant/session'

/** More lines than this would not be read. */
const MOST_LINES = 4

/** What the log says of the last step. */
export function lastLines(session: Pick<Session, 'log' | 'snapshot'>): readonly LogLine[] {
  const { seq } = session.snapshot.value
  return session.log.value.filter(({ step }) => step === seq).slice(-MOST_LINES)
}
