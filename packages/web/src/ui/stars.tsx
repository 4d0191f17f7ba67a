import { t } from '../i18n/texts.ts'
import './face.css'

const MOST = 5

/** How strong a bot is among those of its game; nothing where it is not said. */
export function Stars({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span class="stars" role="img" aria-label={t('player.stars', { count, of: MOST })}>
      {'★'.repeat(count)}
      {'☆'.repeat(MOST - count)}
    </span>
  )
}
