import type { Seat } from '@sextant/engine'
import { say } from '@sextant/scene'
import { announce, notify } from '../parts/notice.ts'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import type { LogLine, Session } from './session.ts'

/** Says to screen readers what has just come into the log. */
export function tellLines(session: Pick<Session, 'face'>, lines: readonly LogLine[]): void {
  const catalogue = catalogueOf(session.face.texts)
  announce(lines.map(({ text }) => say(text, catalogue)).join(' '))
}

export function programFailed(_seat: Seat, error: Error): void {
  notify({ tone: 'bad', text: t('program.failed', { why: error.message }) })
}
