import type { LogLine, Session } from '../match/session.ts'

/** More than so many would not be read. */
const MOST_LINES = 4

/** What was told of the last step. */
export function lastLines(session: Pick<Session, 'log' | 'shown'>): readonly LogLine[] {
  const { seq } = session.shown.value
  return session.log.value.filter(({ step }) => step === seq).slice(-MOST_LINES)
}
