import { box } from '@sextant/scene'
import { hexShips } from './battle/game.ts'
import { show } from './battle/show/show.ts'

export const hexShipsBox = box({
  game: hexShips,
  show,
  bots: [],
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
})
