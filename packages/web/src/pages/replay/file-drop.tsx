import { useEffect, useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'

/** Files dropped anywhere on the page are taken in as matches. */
export function FileDrop() {
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
    const drop = async (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      setOver(false)
      const { importFile } = await import('../../store/files/exchange.ts')
      await importFile(file)
    }
    addEventListener('dragover', enter)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return over ? <div class="file-drop">{t('import.drop')}</div> : null
}
