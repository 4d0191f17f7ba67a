export { campaignShowChecks, showChecks } from './show-checks.ts'
export { testCampaign } from './test-campaign.ts'
export { testGame } from './test-game.ts'
export { untitledNumbers } from './untitled-numbers.ts'
