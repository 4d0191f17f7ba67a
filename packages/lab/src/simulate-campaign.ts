import type { CampaignRecord } from '@sextant/engine'
import type { BoxedBot, BoxedCampaign } from '@sextant/scene'
import { type CampaignPlayout, type Crew, playCampaignOnRecord, playCampaignOut } from './campaign.ts'
import { type CampaignTally, campaignTallyOf } from './campaign-tally.ts'
import { openSchool, type School } from './school.ts'
import type { Progress } from './simulate.ts'

export interface CampaignSeries<CS, CA, CE, CO, S, A, E> {
  readonly options: CO
  readonly campaigns: number
  /** Makes the decisions. */
  readonly captain: BoxedBot<CS, CA, CE>
  /** Fights in the player's seat; the program that each battle names if not said. */
  readonly fighter?: BoxedBot<S, A, E>
  /** The same seed gives the same campaigns, whatever else is asked for. Campaign `n` has the seed `<seed>/campaign/<n>`. */
  readonly seed: string
  /** Where programs learn; one of their own if not said. */
  readonly school?: School
  /** After every campaign; its decisions and battles count as actions. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every campaign, numbered from 1, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: CampaignRecord, campaign: number) => void | Promise<void>
  /** Asked between campaigns: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
}

/** Plays a series of campaigns with programs and counts what came of them. */
export async function simulateCampaign<CS, CA, CE, CO, S, A, E, O>(
  boxed: BoxedCampaign<CS, CA, CE, CO, S, A, E, O>,
  series: CampaignSeries<CS, CA, CE, CO, S, A, E>,
): Promise<CampaignTally> {
  const { options, captain, fighter, onProgress, onRecord, stopped, school = openSchool() } = series
  const rules = boxed.campaign.load(options)
  const crew: Crew<CS, CA, CE, S, A, E> = { captain, fighter, school }
  const played: CampaignPlayout[] = []
  let actions = 0
  for (let number = 1; number <= series.campaigns; number++) {
    const seed = `${series.seed}/campaign/${number}`
    let playout: CampaignPlayout
    if (onRecord) {
      const { record, ...result } = await playCampaignOnRecord(boxed, options, crew, seed)
      await onRecord(record, number)
      playout = result
    } else playout = await playCampaignOut(boxed, rules, crew, seed)
    played.push(playout)
    actions += playout.decisions + playout.battles
    onProgress?.({ games: number, actions })
    if (number < series.campaigns && (await stopped?.())) break
  }
  return campaignTallyOf(played)
}
