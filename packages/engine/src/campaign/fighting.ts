import type { Flaw } from '../input/schema.ts'
import { replay, replayFromSeed } from '../match/replay.ts'
import { flawOfCommitment } from '../record/match-promise.ts'
import { battleSeed, whyNotDue } from './battle-due.ts'
import type { Campaign, CampaignRules, CampaignTypes } from './campaign.ts'
import type { CampaignRecord } from './record.ts'

/** Why the match under way in a save cannot go on from the state that its entries lead to; nothing where it can. */
export function flawOfFighting<C extends CampaignTypes>(
  campaign: Campaign<C>,
  rules: CampaignRules<C>,
  state: C['state'],
  { fighting, seed, entries }: CampaignRecord,
): Flaw | undefined {
  if (!fighting) return undefined
  const battle = rules.battle(state)
  if (!battle) return { path: '/fighting', message: 'No match is due.' }
  const due = seed === undefined ? undefined : battleSeed(seed, entries.length + 1)
  const refusal = whyNotDue(campaign.battles, battle, due, fighting)
  if (refusal) return { path: '/fighting', message: refusal.message }
  const flaw = flawOfCommitment(fighting)
  if (flaw) return { path: `/fighting${flaw.path}`, message: flaw.message }
  // Where the seed is there, the dice must be those that follow from it.
  const played =
    fighting.seed === undefined
      ? replay(campaign.battles, fighting)
      : replayFromSeed(campaign.battles, fighting)
  if (played.ok) return undefined
  const path = played.step === 0 ? '/fighting/start' : `/fighting/steps/${played.step - 1}`
  return { path, message: [played.message, ...played.differences].join('\n  ') }
}
