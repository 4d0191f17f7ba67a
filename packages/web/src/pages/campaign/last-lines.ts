import type { LogLine, Session } from '@sextant/session'

/** More lines than this would not be read. */
const MOST_LINES = 4

/** What the log says of the last step. */
export function lastLines(session: Pick<Session, 'log' | 'snapshot'>): readonly LogLine[] {
  const { seq } = session.snapshot.value
  return session.log.value.filter(({ step }) => step === seq).slice(-MOST_LINES)
}

/** Of these sentences, those that do not only repeat what is said above them. */
export function notRepeating(said: string, sentences: readonly string[]): readonly string[] {
  return sentences.filter(sentence => !sentence.toLowerCase().includes(said.toLowerCase()))
}
