import { box, campaignBox } from '@sextant/scene'
import { sealedBids } from './game.ts'
import { show } from './show.ts'
import { eager } from './tour/bot.ts'
import { tour } from './tour/campaign.ts'
import { tourShow } from './tour/show.ts'

export { type Action, type Event, type Options, type SealedBids, type State, sealedBids } from './game.ts'
export { show } from './show.ts'
export { tour } from './tour/campaign.ts'

const boxed = { game: sealedBids, show, bots: [] }
export const tourBox = campaignBox({ campaign: tour, show: tourShow, bots: [eager], battles: boxed })
export const sealedBidsBox = box({ ...boxed, campaigns: [{ id: tour.id, load: async () => tourBox }] })
