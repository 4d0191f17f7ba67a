import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { pageStore } from '../../store/page-store.ts'
import { restore, type StoredKind } from '../../store/trash.ts'

interface DeletedLineProps {
  readonly kind: StoredKind
  readonly id: string
  readonly name: string
  /** Deleted a moment ago, by the button that was here: the focus stays in this place. */
  readonly takesFocus?: boolean
  readonly onChange: () => void
}

const DELETED = { match: 'match.deletedOf', campaign: 'campaign.deletedOf' } as const

/** Stands where a deleted match or campaign was, so that nothing slides under the pointer, and brings it back. */
export function DeletedLine({ kind, id, name, takesFocus = false, onChange }: DeletedLineProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) undo.current?.focus()
  }, [])
  return (
    <>
      <span class="deleted-line muted">{t(DELETED[kind], { game: name })}</span>
      <button ref={undo} type="button" onClick={() => restore(pageStore(), kind, id).then(onChange)}>
        {takesFocus ? t('action.undo') : t('action.restore')}
      </button>
    </>
  )
}
