import {
  type CampaignDeviation,
  type CampaignRecord,
  flawOfBattleTerms,
  flawOfCampaignCommitment,
  flawOfFighting,
  flawOfOlderPromise,
  InputError,
  readCampaignRecord,
  replayCampaign,
  samePlain,
  writeCampaignRecord,
} from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import type { Box } from '@sextant/scene'
import { recordedCampaign } from '@sextant/session'
import { campaignOf } from '../find-campaign.ts'
import { metaOf } from '../save-campaign.ts'
import type { StoredCampaign } from '../store.ts'
import { brief, type Fault, faultOf } from './record-file.ts'

export type ImportedCampaign =
  | { readonly ok: true; readonly campaign: StoredCampaign }
  | { readonly ok: false; readonly fault: Fault }

export function campaignFile(record: CampaignRecord): Blob {
  return new Blob([writeCampaignRecord(record)], { type: 'application/json' })
}

/** Whether a file's text says that it is a campaign, whatever else may be wrong with it. */
export function isCampaign(text: string): boolean {
  return /"format"\s*:\s*"sextant\.campaign"/.test(text)
}

export interface Arrival {
  readonly name: string
  /** The id it is stored under. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Where games are found. */
  readonly boxOf?: (game: string) => Promise<Box> | undefined
}

/** A campaign out of a file's text, played again to see that it came about as it says. */
export async function importedCampaign(text: string, arrival: Arrival): Promise<ImportedCampaign> {
  const { name, id, now, boxOf = game => findGame(game)?.load() } = arrival
  let record: CampaignRecord
  try {
    record = readCampaignRecord(text, name)
  } catch (error) {
    if (error instanceof InputError) return { ok: false, fault: faultOf(text, error) }
    throw error
  }
  const box = await boxOf(record.game)
  if (!box) return { ok: false, fault: { kind: 'unknown-game', game: record.game } }
  const detail = await whyNotPlayed(box, record)
  if (detail !== undefined) return { ok: false, fault: { kind: 'broken', detail } }
  const { game, campaign } = record
  const scenario = await scenarioOf(box, record)
  const about = { id, game, campaign, started: now, imported: true, ...(scenario && { scenario }) }
  const meta = metaOf(about, record, now)
  return { ok: true, campaign: { meta, record } }
}

/**
 * Why a campaign cannot be taken in, if so. Under the rules it was played by it must play out as recorded; one of other
 * rules is shown as it was recorded.
 */
async function whyNotPlayed(box: Box, record: CampaignRecord): Promise<string | undefined> {
  try {
    const listed = box.open(({ campaigns = [] }) => campaigns.find(({ id }) => id === record.campaign))
    if (!listed) return `/campaign: ${record.game} has no campaign "${record.campaign}"`
    const found = await listed.load()
    const deviation = found.open(({ campaign }) => {
      const { rules } = record
      if (rules.campaign !== campaign.version || rules.game !== campaign.battles.version) return undefined
      const played = replayCampaign(campaign, record)
      if (!played.ok) return whereItDeviates(played)
      const { options, state } = played.journal
      const flaw = flawOfFighting(campaign, campaign.load(options), state, record)
      return flaw && `${flaw.path}: ${flaw.message}`
    })
    if (deviation !== undefined) return brief(deviation)
    // One that goes on must be what was promised; one that is over can be watched, and its verdict says what it is.
    const forged = record.outcome
      ? undefined
      : (flawOfOlderPromise(record) ??
        flawOfCampaignCommitment(record) ??
        found.open(({ campaign }) => flawOfBattleTerms(campaign, record)))
    if (forged) return brief(`${forged.path}: ${forged.message}`)
    const recorded = recordedCampaign(found, record)
    for (const step of [0, recorded.length]) recorded.scene(step, 'spectator')
    return undefined
  } catch (error) {
    // The rules may stumble over anything that is no state of their campaign.
    return brief(error instanceof Error ? error.message : String(error))
  }
}

function whereItDeviates({ entry, step, message, differences }: CampaignDeviation): string {
  const path = entry === 0 ? '/start' : `/entries/${entry - 1}`
  const inside = step === undefined ? '' : `/record${step === 0 ? '/start' : `/steps/${step - 1}`}`
  return [`${path}${inside}: ${message}`, ...differences].join('\n')
}

/** The scenario that a campaign set out with, where its options are those of one. */
async function scenarioOf(box: Box, { campaign: id, options }: CampaignRecord): Promise<string | undefined> {
  const found = await campaignOf(box, id)
  return found.open(
    ({ campaign }) => campaign.scenarios.find(scenario => samePlain(scenario.options, options))?.id,
  )
}
