import type { Seat } from '@sextant/engine'
import { say } from '@sextant/scene'
import type { LogLine, Session } from '@sextant/session'
import { announce, notify } from '../parts/notice.ts'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'

/** Says to screen readers what has just come into the log. */
export function tellLines(session: Pick<Session, 'info'>, lines: readonly LogLine[]): void {
  const catalogue = catalogueOf(session.info.texts)
  announce(lines.map(({ text }) => say(text, catalogue)).join(' '))
}

export function programFailed(_seat: Seat, error: Error): void {
  notify({ tone: 'bad', text: t('program.failed', { why: error.message }) })
}
