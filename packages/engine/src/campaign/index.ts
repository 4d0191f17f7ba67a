export { battleSeed } from './battle-due.ts'
export { flawOfBattleTerms } from './battle-terms.ts'
export type { Battle, Campaign, CampaignRules, CampaignTypes, Played } from './campaign.ts'
export { decisionsOf } from './decisions.ts'
export type { CampaignEntry } from './entry.ts'
export { flawOfFighting } from './fighting.ts'
export {
  CAMPAIGN_RECORD_VERSION,
  type CampaignRecord,
  campaignRecordFrom,
  campaignRecordSchema,
  flawOfCampaignCommitment,
  packedCampaignRecord,
  readCampaignRecord,
  recordedCampaignStates,
  writeCampaignRecord,
} from './record.ts'
export {
  type CampaignDeviation,
  type CampaignDiceVerdict,
  type CampaignReplay,
  replayCampaign,
  resumeCampaign,
  verifyCampaignDice,
} from './replay.ts'
export { type BattleSetup, type CampaignRun, type CampaignSetup, startCampaign } from './run.ts'
export { campaignVerdictOn } from './verdict.ts'
