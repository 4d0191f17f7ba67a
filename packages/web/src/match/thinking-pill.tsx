import { PERSON } from '../store/store.ts'
import { t } from '../words/words.ts'
import { seatName } from './seat-name.ts'
import type { Session } from './session.ts'

/** Says that a program is thinking, and lets the player stop it. */
export function ThinkingPill({ session }: { readonly session: Session }) {
  const seat = session.thinking.value
  return (
    <div class="thinking" data-on={seat !== undefined} role="status">
      {seat !== undefined && (
        <>
          <span class="thinking-dots" aria-hidden="true" />
          <span>{t('program.thinking', { name: seatName(session, seat) })}</span>
          <button type="button" onClick={session.hurry}>
            {t('program.hurry')}
          </button>
          <button type="button" onClick={() => session.seat(seat, PERSON)}>
            {t('program.takeover')}
          </button>
        </>
      )}
    </div>
  )
}
