/** The same as `match-record.ts` for the record of a campaign. */
export { campaignRecordFrom } from '@sextant/engine'
