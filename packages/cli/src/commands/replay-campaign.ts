import { type CampaignTypes, readCampaignRecord } from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import { campaignInFile } from '../campaign/find-campaign.ts'
import type { Call, Options } from '../command.ts'
import type { ExitCode } from '../io.ts'
import {
  type CampaignReel,
  campaignReelInWords,
  campaignReelOf,
  campaignRulesChanged,
} from '../replay/campaign-reel.ts'
import { campaignVerdictOn } from '../replay/campaign-verdict.ts'
import { verdictInWords } from '../replay/verdict-report.ts'
import { UsageError } from '../usage-error.ts'
import { stepArgument } from './step-argument.ts'

interface Asked {
  readonly verify?: boolean
  readonly step?: string
  readonly as?: string
  readonly json?: boolean
}

/** What `sextant replay` does with the record of a campaign. */
export async function replayCampaignFile<P extends Options>(
  call: Call<P>,
  asked: Asked,
  file: string,
  text: string,
): Promise<ExitCode> {
  const record = readCampaignRecord(text, file)
  if (asked.as !== undefined)
    throw new UsageError(`--as is for matches; ${file} is a campaign, which has one seat`, 'replay')
  const box = await campaignInFile(record, file)
  return box.open(boxed => {
    const entry = stepArgument(asked.step, record.entries.length)
    const reel = campaignReelOf(boxed, record, file, entry)
    return asked.verify ? verify(call, asked, boxed, reel) : show(call, asked, boxed, reel)
  })
}

function verify<P extends Options, C extends CampaignTypes>(
  { io, paint }: Call<P>,
  { json }: Asked,
  boxed: BoxedCampaign<C>,
  { record }: CampaignReel<C['event']>,
): ExitCode {
  const checks = campaignVerdictOn(boxed, record)
  const ok = checks.every(finding => finding.ok !== false)
  const data = { ok, campaign: record.campaign, game: record.game, rules: rulesOf(boxed, record), checks }
  io.out(
    json
      ? `${JSON.stringify(data, undefined, 2)}\n`
      : verdictInWords(checks, campaignRulesChanged(boxed, record), paint, 'entry'),
  )
  return ok ? 0 : 1
}

function show<P extends Options, C extends CampaignTypes>(
  { io, paint, colour }: Call<P>,
  { json }: Asked,
  boxed: BoxedCampaign<C>,
  reel: CampaignReel<C['event']>,
): ExitCode {
  const { record, entry, state, events, deviation } = reel
  const { campaign, game, player, outcome } = record
  const data = {
    campaign,
    game,
    rules: rulesOf(boxed, record),
    player,
    entry,
    state,
    events,
    outcome,
    deviation,
  }
  io.out(
    json
      ? `${JSON.stringify(data, undefined, 2)}\n`
      : campaignReelInWords({ io, paint, colour, boxed, reel }),
  )
  return 0
}

function rulesOf<C extends CampaignTypes>(
  { campaign, battles }: BoxedCampaign<C>,
  { rules }: CampaignReel<C['event']>['record'],
) {
  return { recorded: rules, current: { campaign: campaign.version, game: battles.game.version } }
}
