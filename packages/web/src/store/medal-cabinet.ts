import { CAMPAIGN_MEDALS, campaignMedalsOf } from './campaign-medals.ts'
import { COMEBACK, MEDALS } from './medals.ts'
import type { Result, Score } from './store.ts'

/** A medal, and the games that it was won in, one for each time, the latest first. */
export interface CabinetMedal {
  readonly id: string
  readonly games: readonly string[]
}

/** Every medal there is, won or not, in their order. */
export function medalCabinet(results: readonly Result[], scores: readonly Score[]): CabinetMedal[] {
  const won = [
    ...results.flatMap(({ medals = [], game, ended }) => medals.map(id => ({ id, game, ended }))),
    ...scores.flatMap(score =>
      medalsOfCampaign(score, results, scores).map(id => ({ id, game: score.game, ended: score.ended })),
    ),
  ].sort((a, b) => b.ended - a.ended)
  return [...Object.keys(MEDALS), COMEBACK, ...Object.keys(CAMPAIGN_MEDALS)].map(id => ({
    id,
    games: won.filter(medal => medal.id === id).map(({ game }) => game),
  }))
}

/** What a campaign has earned, by its end and the results of its battles. */
export function medalsOfCampaign(
  score: Score,
  results: readonly Result[],
  scores: readonly Score[],
): readonly string[] {
  const isEarlier = ({ id, campaign, game, ended }: Score) =>
    id !== score.id && campaign === score.campaign && game === score.game && ended < score.ended
  const battles = results.filter(({ id }) => id.startsWith(`${score.id}/`))
  return campaignMedalsOf({ score, battles, earlier: scores.filter(isEarlier) })
}
