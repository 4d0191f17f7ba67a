import { gameTitle } from '../../i18n/game-title.ts'
import { counted } from '../../i18n/texts.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { DeletedLine } from './deleted-line.tsx'

interface RecentlyDeletedProps {
  readonly matches: readonly MatchMeta[]
  readonly campaigns: readonly CampaignMeta[]
  readonly onChange: () => void
}

/** What was deleted on earlier visits and is not erased yet. */
export function RecentlyDeleted({ matches, campaigns, onChange }: RecentlyDeletedProps) {
  const all = [
    ...campaigns.map(meta => ({ kind: 'campaign' as const, meta })),
    ...matches.map(meta => ({ kind: 'match' as const, meta })),
  ].sort((a, b) => (b.meta.deleted ?? 0) - (a.meta.deleted ?? 0))
  if (all.length === 0) return null
  return (
    <details class="recently-deleted">
      <summary>{counted('replays.deleted', all.length)}</summary>
      <ul class="match-list">
        {all.map(({ kind, meta }) => (
          <li key={meta.id}>
            <DeletedLine kind={kind} id={meta.id} name={gameTitle(meta.game)} onChange={onChange} />
          </li>
        ))}
      </ul>
    </details>
  )
}
