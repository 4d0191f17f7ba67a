import type { Session } from '@sextant/session'
import { Flag } from 'lucide'
import { useState } from 'preact/hooks'
import { t } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ResignDialog } from './resign-dialog.tsx'
import type { Resigning } from './resign-text.ts'
import { resigningSeat } from './resigning-seat.ts'

interface ResignButtonProps {
  readonly session: Session
  readonly resigning: Resigning
}

/** Lets the person at the screen resign, once they have confirmed it. */
export function ResignButton({ session, resigning }: ResignButtonProps) {
  const [asking, setAsking] = useState(false)
  const seat = resigningSeat(session.snapshot.value, session.players.value)
  if (seat === undefined || session.whyNoEnd({ kind: 'resigned', seat })) return null
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        <Icon of={Flag} />
        {t('resign.button')}
      </button>
      {asking && (
        <ResignDialog session={session} seat={seat} resigning={resigning} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
