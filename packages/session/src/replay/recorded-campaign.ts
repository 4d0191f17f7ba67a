import {
  type CampaignRecord,
  type CampaignTypes,
  checkShape,
  InputError,
  type RecordedStates,
  recordedCampaignStates,
} from '@sextant/engine'
import type { BoxedCampaign, CampaignBox } from '@sextant/scene'
import { campaignInfo } from '../client/game-info.ts'
import { type RecordedMatch, recordedFrom } from './recorded-match.ts'
import { replayedCampaignEvents } from './replayed-events.ts'

/**
 * The decisions of a campaign and the results of its battles, to be watched entry by entry; an `InputError` where its
 * options cannot be read any more.
 */
export function recordedCampaign(box: CampaignBox, record: CampaignRecord): RecordedMatch {
  return box.open(contents => openRecord(contents, record))
}

function openRecord<C extends CampaignTypes>(
  contents: BoxedCampaign<C>,
  record: CampaignRecord,
): RecordedMatch {
  const { campaign, show } = contents
  if (record.campaign !== campaign.id)
    throw new InputError(campaign.id, [{ path: '/campaign', message: `the record is of ${record.campaign}` }])
  const options = checkShape(campaign.options, record.options)
  if (!options.ok) throw new InputError(campaign.id, options.flaws)
  const rules = campaign.load(options.value)
  const states = recordedCampaignStates(record, campaign.id) as RecordedStates<C['state']>
  return recordedFrom({
    info: campaignInfo(contents, rules.seats),
    players: [record.player],
    outcome: record.outcome,
    rules,
    presentation: show.load(rules, options.value),
    states,
    ...replayedCampaignEvents(campaign, record),
  })
}
