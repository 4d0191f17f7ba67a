import {
  type CampaignRecord,
  campaignVerdictOn,
  type Finding,
  holds,
  type MatchRecord,
  verdictOn,
} from '@sextant/engine'
import type { Box, CampaignBox } from '@sextant/scene'
import { verdictInWords } from '../replay/verdict-report.ts'
import type { Paint } from '../text/paint.ts'

/** Checks a match that is over as `replay --verify` does, and says what came of it in a line, or all that is wrong. */
export function fairDice(paint: Paint, box: Box, record: MatchRecord): string {
  return box.open(({ game }) => inWords(paint, verdictOn(game, record, record.commitment)))
}

/** The same of a campaign. */
export function fairCampaignDice(paint: Paint, box: CampaignBox, record: CampaignRecord): string {
  return box.open(({ campaign }) =>
    inWords(paint, campaignVerdictOn(campaign, record, record.commitment), 'entry'),
  )
}

function inWords(paint: Paint, findings: readonly Finding[], unit: 'step' | 'entry' = 'step'): string {
  const shown = holds(findings)
    ? findings.filter(({ of }) => of === 'dice')
    : findings.filter(({ ok }) => ok === false)
  return verdictInWords(shown, [], paint, unit)
}
