import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { goTo } from '../../routes/navigate.ts'
import { battlesOf } from '../battles-of.ts'
import { pageStore } from '../page-store.ts'
import { campaignFile, importedCampaign, isCampaign } from './campaign-file.ts'
import { exported, type Fault, importedFrom, LARGEST_FILE } from './record-file.ts'
import { saveFile } from './save-file.ts'

/** Takes a match or a campaign in from a file, shows it, and says what is wrong where it cannot. */
export async function importFile(file: File): Promise<void> {
  const id = `in-${crypto.randomUUID().slice(0, 8)}`
  const fault = file.size > LARGEST_FILE ? { kind: 'too-large' as const } : await takeIn(file, id)
  if (fault)
    notify({
      tone: 'bad',
      text: `${t('import.failed', { name: file.name })} ${sentence(fault)}`,
      stays: true,
    })
  else goTo({ page: 'replay', id })
}

/** Keeps the match or the campaign that is in a file, or says why not. */
async function takeIn(file: File, id: string): Promise<Fault | undefined> {
  const text = await file.text().catch(() => undefined)
  // A folder, or a file that was moved or locked meanwhile.
  if (text === undefined) return { kind: 'unreadable' }
  if (isCampaign(text)) {
    const imported = await importedCampaign(text, { name: file.name, id, now: Date.now() })
    if (!imported.ok) return imported.fault
    await pageStore().saveCampaign(imported.campaign)
    return undefined
  }
  const imported = await importedFrom(text, file.name, id, Date.now())
  if (!imported.ok) return imported.fault
  await pageStore().saveMatch(imported.match)
  return undefined
}

/** Saves a stored match as a file: one by itself, one of a campaign, or a campaign whole. */
export async function exportMatch(id: string, battle?: number): Promise<void> {
  const match = battle === undefined ? await pageStore().match(id) : undefined
  if (match) {
    saveFile(exported(match.record), fileName(match.meta))
    return
  }
  const campaign = await pageStore().campaign(id)
  if (!campaign) return
  const { meta, record } = campaign
  const fought = battle === undefined ? undefined : battlesOf(record)[battle - 1]
  if (fought) saveFile(exported(fought), fileName({ ...meta, part: `${meta.campaign}-${battle}` }))
  else saveFile(campaignFile(record), fileName({ ...meta, part: meta.campaign }))
}

/** `part` is what of a campaign it is. */
export function fileName({
  game,
  part,
  started,
}: {
  readonly game: string
  readonly part?: string
  readonly started: number
}): string {
  const day = new Date(started).toISOString().slice(0, 10)
  return `${[game, ...(part === undefined ? [] : [part]), day].join('-')}.sextant.json`
}

function sentence(fault: Fault): string {
  switch (fault.kind) {
    case 'too-large':
      return t('import.tooLarge', { size: LARGEST_FILE / 1_000_000 })
    case 'unreadable':
      return t('import.unreadable')
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
