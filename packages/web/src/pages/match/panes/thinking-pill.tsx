import type { Session } from '@sextant/session'
import { listed } from '../../../i18n/listed.ts'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import type { BotTurn } from '../playback/bot-turn.ts'
import { ThinkingBot } from './thinking-bot.tsx'

interface ThinkingPillProps {
  readonly session: Session
  readonly botTurn: BotTurn
}

/** Says who is waited for: a bot, which the player can stop, or the rest of its turn be skipped; or players elsewhere. */
export function ThinkingPill({ session, botTurn }: ThinkingPillProps) {
  const seat = session.thinking.value
  const bots = seat !== undefined || botTurn.underWay.value
  const awaited = bots || session.busy.value ? [] : session.awaited.value
  return (
    <div class="thinking" data-on={bots || awaited.length > 0} role="status">
      {bots && <ThinkingBot session={session} seat={seat} botTurn={botTurn} />}
      {awaited.length > 0 && (
        <span>{t('match.awaited', { names: listed(awaited.map(each => seatName(session, each))) })}</span>
      )}
    </div>
  )
}
