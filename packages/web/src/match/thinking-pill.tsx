import type { Seat } from '@sextant/engine'
import { PERSON, type Session } from '@sextant/session'
import { catalogueOf } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import { playerName, seatName } from './seat-name.ts'
import { StudyBar } from './study-bar.tsx'

/** Says that a program is thinking, and lets the player stop it. */
export function ThinkingPill({ session }: { readonly session: Session }) {
  const seat = session.thinking.value
  const studied = session.training.value
  return (
    <div class="thinking" data-on={seat !== undefined} role="status">
      {seat !== undefined && (
        <>
          <span class="thinking-dots" aria-hidden="true" />
          {studied === undefined ? (
            <span>{t('program.thinking', { name: seatName(session, seat) })}</span>
          ) : (
            <StudyBar name={botName(session, seat)} part={studied} />
          )}
          <button type="button" onClick={session.hurry}>
            {t('program.hurry')}
          </button>
          {(session.seating?.[seat]?.includes(PERSON) ?? true) && (
            <button type="button" onClick={() => session.assign(seat, PERSON)}>
              {t('program.takeover')}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function botName(session: Session, seat: Seat): string {
  const { bots, texts } = session.info
  return playerName(session.players.value[seat] ?? '', bots, catalogueOf(texts))
}
