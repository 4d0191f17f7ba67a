import { withTexts } from '@sextant/scene/kit'
import { show } from './show/show.ts'
import { en } from './texts/en.ts'
import { zh } from './texts/zh.ts'

export type { Action as VoyageAction } from './actions.ts'
export { captains } from './bot/captains.ts'
export { boxVoyage } from './box.ts'
export { voyage } from './campaign.ts'
export type { Event as VoyageEvent } from './events.ts'
export type { Options as VoyageOptions } from './schema.ts'
export type { State as VoyageState } from './state.ts'
export type { Voyage } from './types.ts'

export const voyageShow = withTexts(show, { en, zh })
