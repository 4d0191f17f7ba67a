import { Download, Trash2 } from 'lucide'
import { ago } from '../../i18n/ago.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, t } from '../../i18n/texts.ts'
import { exportMatch } from '../../store/files/exchange.ts'
import type { MatchMeta } from '../../store/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { playersLine } from '../../ui/players-line.ts'
import { resultLine } from '../../ui/result-line.ts'
import { DeletedLine } from './deleted-line.tsx'

interface MatchListProps {
  readonly matches: readonly MatchMeta[]
  readonly onDelete: (id: string) => void
  readonly onRestore: () => void
}

/** The stored matches; one that was deleted a moment ago keeps its place. */
export function MatchList({ matches, onDelete, onRestore }: MatchListProps) {
  return (
    <ul class="match-list">
      {matches.map(match => (
        <li key={match.id}>
          {match.deleted === undefined ? (
            <MatchLine match={match} onDelete={onDelete} />
          ) : (
            <DeletedLine
              kind="match"
              id={match.id}
              name={gameTitle(match.game)}
              takesFocus
              onChange={onRestore}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface MatchLineProps {
  readonly match: MatchMeta
  readonly onDelete: (id: string) => void
}

function MatchLine({ match, onDelete }: MatchLineProps) {
  const game = gameTitle(match.game)
  return (
    <>
      <Link to={{ page: 'replay', id: match.id }} class="running-link">
        <strong>{game}</strong>
        <span>{playersLine(match)}</span>
        <span>{resultLine(match)}</span>
        <span class="muted figures">
          {counted('match.steps', match.steps)} · {ago(match.touched)}
        </span>
      </Link>
      {!match.outcome && (
        <Link to={{ page: 'match', id: match.id }} class="button">
          {t('match.continue')}
        </Link>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={t('export.label', { game })}
        title={t('export.title')}
        onClick={() => exportMatch(match.id)}
      >
        <Icon of={Download} />
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t('match.delete', { game })}
        title={t('action.delete')}
        onClick={() => onDelete(match.id)}
      >
        <Icon of={Trash2} />
      </button>
    </>
  )
}
