import type { CampaignRecord, CampaignTypes } from '@sextant/engine'
import type { BoxedCampaign } from '@sextant/scene'
import type { CampaignPlayout } from './campaign.ts'
import { type CampaignSeriesSetup, openCampaignSeries, type SeriesCampaign } from './campaign-series.ts'
import { type CampaignTally, campaignTallyOf } from './campaign-tally.ts'
import { playNumbered } from './numbered.ts'
import type { Helpers } from './share-out.ts'
import type { Progress } from './simulate.ts'

export interface CampaignSeries<C extends CampaignTypes> extends CampaignSeriesSetup<C> {
  readonly campaigns: number
  /** After every campaign; its decisions and battles count as actions. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every campaign and its number, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: CampaignRecord, campaign: number) => void | Promise<void>
  /** Asked between campaigns: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
  /** Others that can play campaigns of the series too. The results are the same with and without them. */
  readonly helpers?: Helpers<SeriesCampaign>
}

/** Plays a series of campaigns with bots and counts the results. */
export async function simulateCampaign<C extends CampaignTypes>(
  boxed: BoxedCampaign<C>,
  series: CampaignSeries<C>,
): Promise<CampaignTally> {
  const { campaigns, onProgress, onRecord, stopped, helpers } = series
  const open = openCampaignSeries(boxed, series)
  const played: CampaignPlayout[] = []
  let [count, actions] = [0, 0]
  await playNumbered<SeriesCampaign>({
    count: campaigns,
    play: number => open.play(number, onRecord !== undefined),
    async note(number, campaign) {
      if (campaign.record) await onRecord?.(campaign.record, number)
      played[number - 1] = campaign.played
      count++
      actions += campaign.played.decisions + campaign.played.battles
      onProgress?.({ games: count, actions })
    },
    stopped,
    helpers,
    leave: open.leave,
  })
  // An interruption leaves gaps.
  return campaignTallyOf(Object.values(played))
}
