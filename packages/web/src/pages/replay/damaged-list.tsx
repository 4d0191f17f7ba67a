import { t } from '../../i18n/texts.ts'
import type { DamagedEntry } from '../../store/store.ts'
import { DamagedActions } from '../../ui/damaged-actions.tsx'

interface Props {
  readonly damaged: readonly DamagedEntry[]
  readonly onChange: () => void
}

const NAMES = { match: 'damaged.match', campaign: 'damaged.campaign' } as const

/** What is stored here and cannot be read; everything else goes on without it. */
export function DamagedList({ damaged, onChange }: Props) {
  if (damaged.length === 0) return null
  return (
    <section class="damaged">
      <h2>{t('damaged.title')}</h2>
      <p class="muted">{t('damaged.why')}</p>
      <ul class="match-list">
        {damaged.map(({ kind, id }) => (
          <li key={`${kind}/${id}`}>
            <span class="deleted-line">{t(NAMES[kind], { id })}</span>
            <DamagedActions kind={kind} id={id} onDelete={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )
}
