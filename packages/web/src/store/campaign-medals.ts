import { PERSON } from '@sextant/session'
import { pointsOf } from './points.ts'
import type { Result, Score } from './store.ts'

/** What a medal of a campaign is given for: its end, its battles, and how the same campaign ended before. */
export interface CampaignMedalFacts {
  readonly score: Score
  readonly battles: readonly Pick<Result, 'players' | 'scores'>[]
  readonly earlier: readonly Score[]
}

/** The medals of a campaign, each with what it takes. */
export const CAMPAIGN_MEDALS: Readonly<Record<string, (facts: CampaignMedalFacts) => boolean>> = {
  'campaign-won': ({ score, earlier }) => isWon(score) && !earlier.some(isWon),
  'campaign-best': ({ score, earlier }) =>
    earlier.length > 0 && earlier.every(({ outcome }) => pointsOf(outcome) < pointsOf(score.outcome)),
  unbeaten: ({ score, battles }) =>
    isWon(score) &&
    battles.length > 0 &&
    battles.every(({ players, scores }) => scores[players.indexOf(PERSON)] === 1),
}

/** The ids of the medals that a campaign earns. */
export function campaignMedalsOf(facts: CampaignMedalFacts): string[] {
  return Object.entries(CAMPAIGN_MEDALS).flatMap(([id, isEarned]) => (isEarned(facts) ? [id] : []))
}

function isWon({ outcome }: Score): boolean {
  return outcome.scores[0] === 1
}
