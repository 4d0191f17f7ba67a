import { type TrainingCache, trainingCache } from '@sextant/bots'
import type { CampaignRecord, CampaignTypes } from '@sextant/engine'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import { type CampaignBots, type CampaignPlayout, playCampaignOnRecord, playCampaignOut } from './campaign.ts'
import { type CampaignTally, campaignTallyOf } from './campaign-tally.ts'
import type { Progress } from './simulate.ts'

export interface CampaignSeries<C extends CampaignTypes> {
  readonly options: C['options']
  readonly campaigns: number
  /** Makes the decisions. */
  readonly decider: BoxedBot<C>
  /** Plays the player's seat in battles; the bot that each battle names if not said. */
  readonly battler?: BoxedBot<C['battle']>
  /** The same seed gives the same campaigns, whatever else is asked for. Campaign `n` has the seed `<seed>/campaign/<n>`. */
  readonly seed: string
  /** Where bots get their models; one for this series if not said. */
  readonly trainings?: TrainingCache
  /** After every campaign; its decisions and battles count as actions. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every campaign, numbered from 1, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: CampaignRecord, campaign: number) => void | Promise<void>
  /** Asked between campaigns: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
}

/** Plays a series of campaigns with bots and counts the results. */
export async function simulateCampaign<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  series: CampaignSeries<C>,
): Promise<CampaignTally> {
  const { options, decider, battler, onProgress, onRecord, stopped, trainings = trainingCache() } = series
  const rules = boxed.campaign.load(options)
  const bots: CampaignBots<C> = { decider, battler, trainings }
  const played: CampaignPlayout[] = []
  let actions = 0
  for (let number = 1; number <= series.campaigns; number++) {
    const seed = `${series.seed}/campaign/${number}`
    let playout: CampaignPlayout
    if (onRecord) {
      const { record, ...result } = await playCampaignOnRecord(boxed, options, bots, seed)
      await onRecord(record, number)
      playout = result
    } else playout = await playCampaignOut(boxed, rules, bots, seed)
    played.push(playout)
    actions += playout.decisions + playout.battles
    onProgress?.({ games: number, actions })
    if (number < series.campaigns && (await stopped?.())) break
  }
  return campaignTallyOf(played)
}
