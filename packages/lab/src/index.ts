export {
  battleBot,
  type CampaignBots,
  type CampaignPlayout,
  playCampaignOnRecord,
  playCampaignOut,
} from './campaign.ts'
export {
  type CampaignSeriesSetup,
  type OpenCampaignSeries,
  openCampaignSeries,
  type SeriesCampaign,
} from './campaign-series.ts'
export { type CampaignTally, campaignTallyOf, type Ending, type Spread } from './campaign-tally.ts'
export { type Block, blockInterval, type Interval, wilson } from './interval.ts'
export { lineUps } from './line-up.ts'
export { type Calibrated, type CalibrateSetup, calibrate } from './odds/calibrate.ts'
export { type Correction, fitCorrection } from './odds/correction.ts'
export type { Position } from './odds/position.ts'
export { CLEAR, LEAST_BIN, MOST_OFF, testCorrection } from './odds/test-correction.ts'
export { type Playout, playOnRecord, playOut, playToTheEnd } from './playout.ts'
export { type SeatOne, Seats } from './seats.ts'
export { type OpenSeries, openSeries, type SeriesGame, type SeriesSetup } from './series.ts'
export type { GameRange, Helpers, SeriesHelper } from './share-out.ts'
export { type Progress, type Series, simulate } from './simulate.ts'
export { type CampaignSeries, simulateCampaign } from './simulate-campaign.ts'
export { type Lengths, type Played, type Standing, type Tally, tallyOf } from './tally.ts'
export { type Sharing, type WorthSharing, worthSharing } from './worth-sharing.ts'
