import type { Session } from '@sextant/session'
import { seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { colourOf, inkOn } from '../../../ui/side-mark.tsx'

/** While all look at the result of their plans: the person who plans next says so. */
export function HandOver({ session, seat }: { readonly session: Session; readonly seat: number }) {
  const colour = colourOf(session.snapshot.value.scene.sides[seat], session.info.skin)
  return (
    <button
      type="button"
      class="end-turn hand-over"
      style={{ '--side': colour, '--on-side': inkOn(colour) }}
      onClick={session.takeOver}
    >
      <span>{t('handOver.here', { name: seatName(session, seat) })}</span>
      <kbd>{t('keys.space')}</kbd>
    </button>
  )
}
