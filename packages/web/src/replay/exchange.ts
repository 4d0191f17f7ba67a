import { goTo } from '../navigate.ts'
import { notify } from '../parts/notice.ts'
import { kept } from '../store/kept.ts'
import { t } from '../words/words.ts'
import { exported, type Fault, importedFrom, LARGEST_FILE } from './record-file.ts'

/** Takes a match in from a file, shows it, and says what is wrong where it cannot. */
export async function importFile(file: File): Promise<void> {
  const text = file.size > LARGEST_FILE ? undefined : await file.text()
  const imported =
    text === undefined
      ? { ok: false as const, fault: { kind: 'too-large' as const } }
      : await importedFrom(text, file.name, `in-${crypto.randomUUID().slice(0, 8)}`, Date.now())
  if (!imported.ok) {
    notify({
      tone: 'bad',
      text: `${t('import.failed', { name: file.name })} ${sentence(imported.fault)}`,
      stays: true,
    })
    return
  }
  await kept().keepMatch(imported.match)
  goTo({ page: 'replay', id: imported.match.meta.id })
}

/** Gives a kept match out as a file. */
export async function exportMatch(id: string): Promise<void> {
  const match = await kept().match(id)
  if (!match) return
  const link = document.createElement('a')
  const address = URL.createObjectURL(exported(match.record))
  link.href = address
  link.download = `${match.meta.game}-${new Date(match.meta.started).toISOString().slice(0, 10)}.sextant.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function sentence(fault: Fault): string {
  switch (fault.kind) {
    case 'too-large':
      return t('import.tooLarge', { size: LARGEST_FILE / 1_000_000 })
    case 'cut-off':
      return t('import.cutOff')
    case 'not-json':
      return `${t('import.notJson')} ${fault.detail}`
    case 'foreign':
      return t('import.foreign')
    case 'unknown-game':
      return t('import.unknownGame', { game: fault.game })
    case 'broken':
      return `${t('import.broken')} ${fault.detail}`
  }
}
