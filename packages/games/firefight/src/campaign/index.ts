import { withTexts } from '@sextant/scene/kit'
import { show } from './show/show.ts'
import { en } from './texts/en.ts'
import { zh } from './texts/zh.ts'

export type { Action as CampaignAction } from './actions.ts'
export { commanders } from './bot/commanders.ts'
export { boxEmberRoad } from './box.ts'
export { emberRoad } from './campaign.ts'
export type { Event as CampaignEvent } from './events.ts'
export type { Options as CampaignOptions } from './schema/campaign.ts'
export type { State as CampaignState } from './state.ts'
export type { EmberRoad } from './types.ts'

export const emberRoadShow = withTexts(show, { en, zh })
