import type { MatchRecord } from '../record/record.ts'

/** One entry of a campaign: a decision of its player, or a match that was due and has been played to its end. */
export type CampaignEntry<CA> =
  | { readonly kind: 'decision'; readonly action: CA }
  | { readonly kind: 'match'; readonly record: MatchRecord }
