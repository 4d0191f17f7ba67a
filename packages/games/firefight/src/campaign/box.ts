import { type BoxedGame, type CampaignBox, campaignBox } from '@sextant/scene'
import type { Firefight } from '../battle/types.ts'
import { commanders } from './bot/commanders.ts'
import { emberRoad } from './campaign.ts'
import { show } from './show/show.ts'

/** The campaign in its box, with the game of its battles. */
export function boxEmberRoad(battles: BoxedGame<Firefight>): CampaignBox {
  return campaignBox({ campaign: emberRoad, show, bots: commanders, battles })
}
