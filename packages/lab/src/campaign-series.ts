import { type TrainingCache, trainingCache, unwatched, type Watched } from '@sextant/bots'
import type { CampaignRecord, CampaignTypes } from '@sextant/engine'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import { type CampaignBots, type CampaignPlayout, playCampaignOnRecord, playCampaignOut } from './campaign.ts'
import { Seats } from './seats.ts'

export interface CampaignSeriesSetup<C extends CampaignTypes> {
  readonly options: C['options']
  /** Makes the decisions. */
  readonly decider: BoxedBot<C>
  /** Plays the player's seat in battles; the bot that each battle names if not said. */
  readonly battler?: BoxedBot<C['battle']>
  /** The same seed gives the same campaigns, whatever else is asked for. Campaign `n` has the seed `<seed>/campaign/<n>`. */
  readonly seed: string
  /** Where bots get their models; one for this series if not said. */
  readonly trainings?: TrainingCache
  /** Runs each battle and each decision. */
  readonly watched?: Watched
}

/** A series of campaigns. Each depends on its number alone, so they can be played anywhere in any order. */
export interface OpenCampaignSeries {
  /** Plays the campaign of a number, from 1; keeping its record takes longer. */
  play(number: number, recorded: boolean): Promise<SeriesCampaign>
  /** Lets the bots of a campaign that was broken off leave their seats. */
  leave(): Promise<void>
}

export interface SeriesCampaign {
  readonly played: CampaignPlayout
  readonly record?: CampaignRecord
}

export function openCampaignSeries<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  {
    options,
    decider,
    battler,
    seed,
    trainings = trainingCache(),
    watched = unwatched,
  }: CampaignSeriesSetup<C>,
): OpenCampaignSeries {
  const rules = boxed.campaign.load(options)
  const seats = new Seats()
  const bots: CampaignBots<C> = { decider, battler, trainings, watched, seats }
  return {
    async play(number, recorded) {
      const own = `${seed}/campaign/${number}`
      if (!recorded) return { played: await playCampaignOut(boxed, rules, bots, own) }
      const { record, ...played } = await playCampaignOnRecord(boxed, options, bots, own)
      return { played, record }
    },
    leave: () => seats.leave(),
  }
}
