import { type BoxedGame, type CampaignBox, campaignBox } from '@sextant/scene'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Options } from '../schema.ts'
import type { State } from '../state.ts'
import type { Broadside } from '../types.ts'
import { captains } from './bot.ts'
import { voyage } from './campaign.ts'
import { show } from './show.ts'

/** The voyage in its box, its fights fought with what is in the duel's. */
export function boxVoyage(battles: BoxedGame<Broadside>): CampaignBox {
  return campaignBox({ campaign: voyage, show, bots: captains, battles })
}
