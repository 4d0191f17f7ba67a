import { Download, Trash2 } from 'lucide'
import { t } from '../i18n/texts.ts'
import { exportDamaged } from '../store/files/damaged-file.ts'
import { pageStore } from '../store/page-store.ts'
import type { StoredKind } from '../store/trash.ts'
import { Icon } from './icon.tsx'

interface Props {
  readonly kind: StoredKind
  readonly id: string
  readonly onDelete: () => void
}

/** What can be done with something stored that cannot be read: keep what there is of it, or be rid of it. */
export function DamagedActions({ kind, id, onDelete }: Props) {
  const remove = async () => {
    await (kind === 'match' ? pageStore().deleteMatch(id) : pageStore().deleteCampaign(id))
    onDelete()
  }
  return (
    <>
      <button type="button" onClick={() => void exportDamaged(kind, id)}>
        <Icon of={Download} />
        {t('export.title')}
      </button>
      <button type="button" onClick={() => void remove()}>
        <Icon of={Trash2} />
        {t('action.delete')}
      </button>
    </>
  )
}
