import { useEffect, useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'

/** Files dropped anywhere on the page are taken in as items; `part` is the part of the options they were dropped on. */
export function ItemDrop({ onFile }: { readonly onFile: (file: File, part: string | undefined) => void }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null
      onFile(file, target?.dataset.part)
    }
    addEventListener('dragover', enter)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onFile])
  return over ? <div class="builder-drop">{t('builder.file.drop')}</div> : null
}
