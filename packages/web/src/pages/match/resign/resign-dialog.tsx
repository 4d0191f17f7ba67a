import { effect } from '@preact/signals'
import type { Seat } from '@sextant/engine'
import type { Session } from '@sextant/session'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { notify } from '../../../notices/notice.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Resigning, resignText } from './resign-text.ts'

interface ResignDialogProps {
  readonly session: Session
  readonly seat: Seat
  readonly resigning: Resigning
  readonly onClose: () => void
}

export function ResignDialog({ session, seat, resigning, onClose }: ResignDialogProps) {
  return (
    <Dialog title={t('resign.title', { name: seatName(session, seat) })} onClose={onClose}>
      <p>{resignText(resigning, session.info.seats.length)}</p>
      <p class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose()
            void resign(session, seat)
          }}
        >
          {t('resign.confirm')}
        </button>
        <button type="button" onClick={onClose}>
          {t('resign.cancel')}
        </button>
      </p>
    </Dialog>
  )
}

async function resign(session: Session, seat: Seat): Promise<void> {
  session.playback.skip()
  await idle(session)
  const refusal = await session.endMatch({ kind: 'resigned', seat })
  if (!refusal) return
  const text = refusalText(session, refusal, catalogueOf(session.info.texts))
  notify({ tone: 'neutral', text })
}

/** Resolves when no step is being played. */
function idle({ busy }: Pick<Session, 'busy'>): Promise<void> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (busy.value) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}
