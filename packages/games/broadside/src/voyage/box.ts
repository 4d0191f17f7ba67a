import { type BoxedGame, type CampaignBox, campaignBox } from '@sextant/scene'
import type { Broadside } from '../battle/types.ts'
import { captains } from './bot/captains.ts'
import { voyage } from './campaign.ts'
import { show } from './show/show.ts'

/** The voyage in its box, with the duel for its fights. */
export function boxVoyage(battles: BoxedGame<Broadside>): CampaignBox {
  return campaignBox({ campaign: voyage, show, bots: captains, battles })
}
