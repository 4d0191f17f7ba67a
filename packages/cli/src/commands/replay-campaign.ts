import { type CampaignTypes, campaignVerdictOn, holds, readCampaignRecord } from '@sextant/engine'
import type { Box, BoxedCampaign } from '@sextant/scene'
import { campaignInFile } from '../campaign/find-campaign.ts'
import type { Call, Options } from '../command.ts'
import type { ExitCode } from '../io.ts'
import {
  campaignInWords,
  campaignRulesChanged,
  type SeenCampaign,
  seenCampaign,
} from '../replay/campaign-text.ts'
import { verdictInWords } from '../replay/verdict-report.ts'
import { UsageError } from '../usage-error.ts'
import { stepArgument } from './step-argument.ts'

interface Asked {
  readonly verify?: boolean
  readonly commitment?: string
  readonly step?: string
  readonly as?: string
  readonly json?: boolean
}

/** What `sextant replay` does with the record of a campaign. */
export async function replayCampaignFile<P extends Options>(
  call: Call<P>,
  asked: Asked,
  {
    file,
    text,
    outside,
  }: { readonly file: string; readonly text: string; readonly outside: Box | undefined },
): Promise<ExitCode> {
  const record = readCampaignRecord(text, file)
  if (asked.as !== undefined)
    throw new UsageError(`--as is for matches; ${file} is a campaign, which has one seat`, 'replay')
  const { campaign } = await campaignInFile(record, file, outside)
  return campaign.open(boxed => {
    const entry = stepArgument(asked.step, record.entries.length)
    const seen = seenCampaign(boxed, record, file, entry)
    return asked.verify ? verify(call, asked, boxed, seen) : show(call, asked, boxed, seen)
  })
}

function verify<P extends Options, C extends CampaignTypes>(
  { io, paint }: Call<P>,
  { json, commitment }: Asked,
  boxed: BoxedCampaign<C>,
  { record }: SeenCampaign<C['event']>,
): ExitCode {
  const checks = campaignVerdictOn(boxed.campaign, record, commitment)
  const ok = holds(checks)
  const data = { ok, campaign: record.campaign, game: record.game, rules: rulesOf(boxed, record), checks }
  io.out(
    json
      ? `${JSON.stringify(data, undefined, 2)}\n`
      : verdictInWords(checks, campaignRulesChanged(boxed, record), paint, 'entry'),
  )
  return ok ? 0 : 1
}

async function show<P extends Options, C extends CampaignTypes>(
  { io, paint, colour }: Call<P>,
  { json }: Asked,
  boxed: BoxedCampaign<C>,
  seen: SeenCampaign<C['event']>,
): Promise<ExitCode> {
  const { record, entry, state, events, deviation } = seen
  const { campaign, game, player, outcome, commitment } = record
  const data = {
    campaign,
    game,
    rules: rulesOf(boxed, record),
    player,
    commitment,
    entry,
    state,
    events,
    outcome,
    deviation,
  }
  io.out(
    json
      ? `${JSON.stringify(data, undefined, 2)}\n`
      : await campaignInWords({ io, paint, colour, boxed, seen }),
  )
  return 0
}

function rulesOf<C extends CampaignTypes>(
  { campaign, battles }: BoxedCampaign<C>,
  { rules }: SeenCampaign<C['event']>['record'],
) {
  return { recorded: rules, current: { campaign: campaign.version, game: battles.game.version } }
}
