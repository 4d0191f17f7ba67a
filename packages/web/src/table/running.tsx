import { Trash2 } from 'lucide'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { notify } from '../parts/notice.ts'
import { kept } from '../store/kept.ts'
import type { MatchMeta } from '../store/store.ts'
import { ago } from '../words/ago.ts'
import { counted, t } from '../words/words.ts'
import { playersLine } from './players-line.ts'
import { gameTitle } from './title.ts'

/** The matches under way, the latest first. */
export function Running({
  matches,
  onChange,
}: {
  readonly matches: readonly MatchMeta[]
  readonly onChange: () => void
}) {
  async function forget(id: string): Promise<void> {
    const match = await kept().match(id)
    await kept().forgetMatch(id)
    onChange()
    if (!match) return
    const bringBack = () => kept().keepMatch(match).then(onChange)
    notify({ tone: 'neutral', text: t('match.deleted'), action: { label: t('action.undo'), run: bringBack } })
  }

  return (
    <section class="running">
      <h2>{t('table.running')}</h2>
      <ul>
        {matches.map(match => (
          <li key={match.id} class="running-match">
            <Link to={{ page: 'match', id: match.id }} class="running-link">
              <strong>{gameTitle(match.game)}</strong>
              <span>{playersLine(match)}</span>
              <span class="muted figures">
                {counted('match.steps', match.steps)} · {ago(match.touched)}
              </span>
            </Link>
            <button
              type="button"
              class="quiet"
              aria-label={t('match.delete', { game: gameTitle(match.game) })}
              title={t('action.delete')}
              onClick={() => forget(match.id)}
            >
              <Icon of={Trash2} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
