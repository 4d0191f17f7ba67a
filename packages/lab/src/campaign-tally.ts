import type { CampaignPlayout } from './campaign.ts'
import { type Interval, wilson } from './interval.ts'
import { type Lengths, lengthsOf, reasonsOf } from './tally.ts'

/** What a series of campaigns has shown. */
export interface CampaignTally {
  readonly campaigns: number
  /** Those that scored 1. */
  readonly won: number
  readonly share: number
  /** 95 % (Wilson) around the share. */
  readonly interval: Interval
  /** The mean of all scores: the same as the share where a campaign is either won or lost. */
  readonly score: number
  readonly decisions: Lengths
  readonly battles: Lengths
  /** In which ways they ended, the most frequent first, and what came of those. */
  readonly endings: readonly Ending[]
  /** The other results of all that were played, by name: gold, days. */
  readonly values: Readonly<Record<string, Spread>>
}

export interface Ending {
  readonly reason: string
  readonly campaigns: number
  readonly share: number
  readonly values: Readonly<Record<string, Spread>>
}

/** How some numbers are spread: a tenth of them lies below `low`, a tenth above `high`. */
export interface Spread {
  readonly mean: number
  readonly least: number
  readonly low: number
  readonly median: number
  readonly high: number
  readonly most: number
}

export function campaignTallyOf(played: readonly CampaignPlayout[]): CampaignTally {
  const scores = played.map(({ outcome }) => outcome.scores[0] ?? 0)
  const won = scores.filter(score => score === 1).length
  return {
    campaigns: played.length,
    won,
    share: won / Math.max(1, played.length),
    interval: wilson(won, played.length),
    score: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, played.length),
    decisions: lengthsOf(played.map(({ decisions }) => decisions)),
    battles: lengthsOf(played.map(({ battles }) => battles)),
    endings: reasonsOf(played).map(({ reason, games }) => ({
      reason,
      campaigns: games,
      share: games / played.length,
      values: spreadsOf(played.filter(({ outcome }) => outcome.reason === reason)),
    })),
    values: spreadsOf(played),
  }
}

function spreadsOf(played: readonly CampaignPlayout[]): Record<string, Spread> {
  const lists = new Map<string, number[]>()
  for (const { outcome } of played)
    for (const [name, value] of Object.entries(outcome.values ?? {})) {
      const list = lists.get(name)
      if (list) list.push(value)
      else lists.set(name, [value])
    }
  return Object.fromEntries([...lists].map(([name, list]) => [name, spreadOf(list)]))
}

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  const { mean, median, least, most } = lengthsOf(sorted)
  return { mean, least, low: at(0.1), median, high: at(0.9), most }
}
