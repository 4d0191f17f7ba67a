import type { Refusal } from '../game/game.ts'
import type { MatchEnd } from '../journal/match-end.ts'
import type { CampaignRules, CampaignTypes } from './campaign.ts'

/** Why a match that ended by what no rule makes is not settled, or nothing; also nothing where a rule ended it. */
export function whyNotSettled<C extends CampaignTypes>(
  rules: CampaignRules<C>,
  end: MatchEnd | undefined,
): Refusal | undefined {
  if (!end || rules.settlesEnd?.(end)) return undefined
  return { code: 'ended-early', message: 'The match was not played to its end.' }
}
