import { t } from '../i18n/texts.ts'
import { dismiss, notify } from '../notices/notice.ts'

let refused: number | undefined

/** Says why a file is refused, until the next one is imported. */
export function refuseFile({ name }: Pick<File, 'name'>, why: string): void {
  acceptFile()
  refused = notify({ tone: 'bad', text: t('import.failed', { name, why }), stays: true })
}

/** Takes back what was said of the file before. */
export function acceptFile(): void {
  if (refused !== undefined) dismiss(refused)
  refused = undefined
}
