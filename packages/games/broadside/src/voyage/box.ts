import { type BoxedGame, type CampaignBox, campaignBox } from '@sextant/scene'
import type { Action } from '../battle/actions.ts'
import type { Event } from '../battle/events.ts'
import type { Options } from '../battle/schema.ts'
import type { State } from '../battle/state.ts'
import type { Broadside } from '../battle/types.ts'
import { captains } from './bot/captains.ts'
import { voyage } from './campaign.ts'
import { show } from './show/show.ts'

/** The voyage in its box, its fights fought with what is in the duel's. */
export function boxVoyage(battles: BoxedGame<Broadside>): CampaignBox {
  return campaignBox({ campaign: voyage, show, bots: captains, battles })
}
