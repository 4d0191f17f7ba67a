export { BotFault } from './bot-fault.ts'
export {
  type CampaignPlayout,
  type Crew,
  fighterAt,
  playCampaignOnRecord,
  playCampaignOut,
} from './campaign.ts'
export { type CampaignTally, campaignTallyOf, type Ending, type Spread } from './campaign-tally.ts'
export { type Chair, seatBot } from './chair.ts'
export { type Interval, wilson } from './interval.ts'
export { lineUp } from './line-up.ts'
export { type Playout, playOnRecord, playOut, playToTheEnd } from './playout.ts'
export { captainsFor, programsFor } from './programs.ts'
export { type Lesson, openSchool, type School, type SchoolOptions, type Shelf } from './school.ts'
export { type Progress, type Series, simulate } from './simulate.ts'
export { type CampaignSeries, simulateCampaign } from './simulate-campaign.ts'
export { type Lengths, type Played, type Standing, type Tally, tallyOf } from './tally.ts'
