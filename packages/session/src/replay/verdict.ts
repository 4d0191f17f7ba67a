import {
  type CampaignRecord,
  campaignVerdictOn,
  type Finding,
  type MatchRecord,
  verdictOn,
} from '@sextant/engine'
import type { Box, CampaignBox } from '@sextant/scene'

/** What the record of a match proves and what it does not; `commitment` is the one that was shown at its start. */
export function verdictOfMatch(box: Box, record: MatchRecord, commitment?: string): Finding[] {
  return box.open(({ game }) => verdictOn(game, record, commitment))
}

/** The same of a campaign. */
export function verdictOfCampaign(box: CampaignBox, record: CampaignRecord, commitment?: string): Finding[] {
  return box.open(({ campaign }) => campaignVerdictOn(campaign, record, commitment))
}
