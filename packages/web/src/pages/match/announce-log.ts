import type { Seat } from '@sextant/engine'
import { say } from '@sextant/scene'
import type { LogLine, Session } from '@sextant/session'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { announce, notify } from '../../notices/notice.ts'

/** Says to screen readers what has just come into the log. */
export function announceLines(session: Pick<Session, 'info'>, lines: readonly LogLine[]): void {
  const catalogue = catalogueOf(session.info.texts)
  announce(lines.map(({ text }) => say(text, catalogue)).join(' '))
}

export function botFailed(_seat: Seat, error: Error): void {
  notify({ tone: 'bad', text: t('bot.failed', { why: error.message }) })
}
