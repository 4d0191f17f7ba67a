import { LIMITS } from '@sextant/engine'
import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { goTo } from '../../routes/navigate.ts'
import { battlesOf } from '../battles-of.ts'
import { pageStore } from '../page-store.ts'
import { newId } from '../start-match.ts'
import { campaignFile, importedCampaign, isCampaign } from './campaign-file.ts'
import { brief, exported, type Fault, importedFrom, LARGEST_FILE } from './record-file.ts'
import { saveFile } from './save-file.ts'

/** Takes a match or a campaign in from a file, shows it, and says what is wrong where it cannot. */
export async function importFile(file: File): Promise<void> {
  const id = `in-${newId()}`
  const fault = await faultOfFile(file, id)
  if (fault)
    notify({
      tone: 'bad',
      text: t('import.failed', { name: shortFileName(file.name), why: sentence(fault) }),
      stays: true,
    })
  else goTo({ page: 'replay', id })
}

/** Whatever goes wrong is said: a file that was dropped and forgotten looks like one that was taken in. */
async function faultOfFile(file: File, id: string): Promise<Fault | undefined> {
  if (file.size > LARGEST_FILE) return { kind: 'too-large' }
  try {
    return await takeIn(file, id)
  } catch (error) {
    reportError(error)
    return { kind: 'broken', detail: brief(error instanceof Error ? error.message : String(error)) }
  }
}

function shortFileName(name: string): string {
  return name.length > LIMITS.name ? `${name.slice(0, LIMITS.name - 1)}…` : name
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
