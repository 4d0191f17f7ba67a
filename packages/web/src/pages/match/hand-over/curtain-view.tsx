import type { Session } from '@sextant/session'
import { EyeOff } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import './curtain.css'

/** Hides the board between two persons at one screen, until the next one says they are there. */
export function CurtainView({ session }: { readonly session: Session }) {
  const button = useRef<HTMLButtonElement>(null)
  const seat = session.curtain.value
  useEffect(() => button.current?.focus(), [seat])
  if (seat === undefined) return null
  const name = seatName(session, seat)
  return (
    <section class="curtain" aria-live="polite">
      <Icon of={EyeOff} />
      <h2>{t('curtain.title', { name })}</h2>
      <p>{t('curtain.why')}</p>
      <button ref={button} type="button" class="primary" onClick={session.liftCurtain}>
        {t('curtain.here', { name })}
      </button>
    </section>
  )
}
