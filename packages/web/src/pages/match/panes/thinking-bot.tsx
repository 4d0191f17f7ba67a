import type { Seat } from '@sextant/engine'
import { PERSON, type Session } from '@sextant/session'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { playerName, seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { TrainingBar } from '../../../ui/training-bar.tsx'
import { BotFace } from './bot-face.tsx'

interface ThinkingBotProps {
  readonly session: Session
  /** The one that thinks now. */
  readonly seat: Seat | undefined
  /** Skips the rest of what bots do until a person is asked. */
  readonly onSkip?: () => void
}

/** What a player can do about bots that think and act: not wait for them, or play in their place. */
export function ThinkingBot({ session, seat, onSkip }: ThinkingBotProps) {
  return (
    <>
      {onSkip && (
        <button type="button" onClick={onSkip}>
          {t('bot.skip')}
        </button>
      )}
      {seat !== undefined && <Thinking session={session} seat={seat} />}
    </>
  )
}

function Thinking({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const trained = session.training.value
  return (
    <>
      <BotFace info={session.info} player={session.players.value[seat] ?? ''} />
      <span class="thinking-dots" aria-hidden="true" />
      {trained === undefined ? (
        <span>{t('bot.thinking', { name: seatName(session, seat) })}</span>
      ) : (
        <TrainingBar name={botName(session, seat)} part={trained} />
      )}
      <button type="button" onClick={session.hurry}>
        {t('bot.hurry')}
      </button>
      {(session.seating?.[seat]?.includes(PERSON) ?? true) && (
        <button type="button" onClick={() => session.assign(seat, PERSON)}>
          {t('bot.takeover')}
        </button>
      )}
    </>
  )
}

function botName(session: Session, seat: Seat): string {
  const { bots, texts } = session.info
  return playerName(session.players.value[seat] ?? '', bots, catalogueOf(texts))
}
