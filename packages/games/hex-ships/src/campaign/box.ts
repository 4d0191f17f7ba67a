import { type BoxedGame, type CampaignBox, campaignBox } from '@sextant/scene'
import type { HexShips } from '../battle/types.ts'
import { commanders } from './bot/commanders.ts'
import { lanternReach } from './campaign.ts'
import { show } from './show/show.ts'

/** The campaign in its box, with the game of its battles. */
export function boxLanternReach(battles: BoxedGame<HexShips>): CampaignBox {
  return campaignBox({ campaign: lanternReach, show, bots: commanders, battles })
}
