import {
  type CampaignRecord,
  type CampaignTypes,
  flawOfFighting,
  replayCampaign,
  verifyCampaignDice,
} from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import { drawsInWords, type Finding } from './verdict.ts'

/** Whether a record is what the rules and the promised seed make of its decisions and matches. */
export function campaignVerdictOn<C extends CampaignTypes>(
  { campaign }: BoxedCampaign<C>,
  record: CampaignRecord,
): Finding[] {
  const again = replayCampaign(campaign, record)
  if (!again.ok) return [notSo('states', again)]
  const { options, state } = again.journal
  const flaw = flawOfFighting(campaign, campaign.load(options), state, record)
  if (flaw)
    return [
      { of: 'states', ok: false, step: record.entries.length + 1, message: `${flaw.path}: ${flaw.message}` },
    ]
  const matches = record.entries.filter(({ kind }) => kind === 'match').length
  const ending = record.outcome ? 'it ended as recorded' : 'it is not finished, as recorded'
  const states = `${record.entries.length + 1} states and ${matches} matches are as recorded; ${ending}`
  return [{ of: 'states', ok: true, message: states }, diceOf(campaign, record)]
}

function diceOf<C extends CampaignTypes>(
  campaign: BoxedCampaign<C>['campaign'],
  record: CampaignRecord,
): Finding {
  if (record.seed === undefined && record.outcome === undefined)
    return {
      of: 'dice',
      ok: null,
      message: 'the dice can be checked once the campaign is over and its seed is revealed',
    }
  const verdict = verifyCampaignDice(campaign, record)
  if (!verdict.ok) return notSo('dice', verdict)
  return { of: 'dice', ok: true, message: drawsInWords(verdict.draws) }
}

function notSo(
  of: Finding['of'],
  found: {
    readonly entry: number
    readonly step?: number
    readonly message: string
    readonly differences: readonly string[]
  },
): Finding {
  const { entry, step, message, differences } = found
  return {
    of,
    ok: false,
    step: entry,
    message: step === undefined ? message : `step ${step} ${message}`,
    differences,
  }
}
