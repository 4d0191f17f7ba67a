import type { Flaw } from '../input/schema.ts'
import type { MatchRecord } from '../record/record.ts'
import type { Campaign, CampaignTypes } from './campaign.ts'
import type { CampaignRecord } from './record.ts'

/** A match of a campaign, with its place in the campaign's record and the number of its entry. */
export interface PlacedMatch {
  readonly place: string
  readonly entry: number
  readonly record: MatchRecord
}

export function matchesIn({ entries, fighting }: CampaignRecord): PlacedMatch[] {
  const settled = entries.flatMap((entry, at) =>
    entry.kind === 'match'
      ? [{ place: `/entries/${at}/record`, entry: entry.seq, record: entry.record }]
      : [],
  )
  return fighting
    ? [...settled, { place: '/fighting', entry: entries.length + 1, record: fighting }]
    : settled
}

/**
 * What the matches of a campaign promise otherwise than the campaign does. Each has a promise of its own, which nobody has noted and
 * a forger makes again, so all of it is compared.
 */
export function flawOfBattleTerms<C extends CampaignTypes>(
  { battles }: Campaign<C>,
  campaign: CampaignRecord,
): (Flaw & { readonly entry: number }) | undefined {
  for (const { place, entry, record } of matchesIn(campaign)) {
    const [oldest, newest] = [campaign.rules.game, Math.max(campaign.rules.game, battles.version)]
    if (record.rules < oldest || record.rules > newest)
      return { entry, path: `${place}/rules`, message: otherRules(record.rules, oldest, newest) }
    if (formatOf(record) < formatOf(campaign))
      return {
        entry,
        path: `${place}/promiseFormat`,
        message: `found ${formatOf(record)}, but the campaign was begun under format ${formatOf(campaign)}`,
      }
  }
  return undefined
}

/** Matches under later rules than the campaign promised: it may have gone on after they were changed. */
export function underLaterRules(campaign: CampaignRecord): PlacedMatch[] {
  return matchesIn(campaign).filter(({ record }) => record.rules > campaign.rules.game)
}

/** The format of a record's promise. */
function formatOf({ promiseFormat }: Pick<MatchRecord, 'promiseFormat'>): number {
  return promiseFormat ?? 4
}

function otherRules(found: number, oldest: number, newest: number): string {
  const due = oldest === newest ? `${oldest}` : `${oldest} to ${newest}`
  return `found ${found}, expected ${due}: the rules of the game that the campaign is played by`
}
