import type { Session } from '@sextant/session'
import { speedName } from '../../../i18n/speed-name.ts'
import { t } from '../../../i18n/texts.ts'
import { change, SPEEDS, settings } from '../../../settings/settings.ts'
import './watch.css'

/** For spectators of bots: the next turn, or one after the other, and how fast. */
export function WatchBar({ session }: { readonly session: Session }) {
  const { speed } = settings.value
  const autoplay = session.autoplay.value
  return (
    <div class="watch">
      <button type="button" class="primary watch-next" onClick={session.nextTurn}>
        <span>{t('watch.next')}</span>
        <kbd>{t('keys.space')}</kbd>
      </button>
      <button
        type="button"
        class="watch-auto"
        aria-pressed={autoplay}
        onClick={() => session.setAutoplay(!autoplay)}
      >
        {t('watch.auto')}
      </button>
      <label class="watch-speed">
        <span>{t('watch.speed')}</span>
        <select
          aria-label={t('settings.speed')}
          value={String(speed)}
          onChange={event => change({ speed: Number(event.currentTarget.value) })}
        >
          {SPEEDS.map(each => (
            <option key={each} value={String(each)}>
              {speedName(each)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
