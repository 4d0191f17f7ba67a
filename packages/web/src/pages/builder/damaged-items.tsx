import { Download, Trash2 } from 'lucide'
import { t } from '../../i18n/texts.ts'
import type { OwnItems } from '../../items/use-own-items.ts'
import { saveDamaged } from '../../store/files/damaged-file.ts'
import { Icon } from '../../ui/icon.tsx'

/** What was built and cannot be read any more: it can be kept as a file, and deleted. */
export function DamagedItems({ items }: { readonly items: Pick<OwnItems, 'damaged' | 'reload'> }) {
  if (items.damaged.length === 0) return null
  return (
    <section class="damaged">
      <h2>{t('damaged.title')}</h2>
      <p class="muted">{t('damaged.why')}</p>
      <ul>
        {items.damaged.map(({ id, entry, remove }) => (
          <li key={id}>
            <span class="builder-deleted">{t('damaged.item', { id })}</span>
            <button type="button" onClick={() => saveDamaged('item', id, entry)}>
              <Icon of={Download} />
              {t('export.title')}
            </button>
            <button type="button" onClick={() => void remove().then(items.reload)}>
              <Icon of={Trash2} />
              {t('action.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
