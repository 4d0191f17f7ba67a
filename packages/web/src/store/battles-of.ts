import type { CampaignRecord, MatchRecord } from '@sextant/engine'

/** The matches of a campaign that were played to their end, in their order. */
export function battlesOf({ entries }: Pick<CampaignRecord, 'entries'>): MatchRecord[] {
  return entries.flatMap(entry => (entry.kind === 'match' ? [entry.record] : []))
}
