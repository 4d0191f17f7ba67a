import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../card.ts'
import type { HexShips } from '../types.ts'
import { playerFor } from './player.ts'
import { CAPTAIN, COMMODORE, ENSIGN, LIEUTENANT, type Temper } from './temper.ts'

/** The game's own bots, weakest first. */
export const bots: readonly Bot<HexShips>[] = [
  { ...botCard(card.bots, 'ensign'), join: joining(ENSIGN) },
  { ...botCard(card.bots, 'lieutenant'), join: joining(LIEUTENANT) },
  { ...botCard(card.bots, 'captain'), join: joining(CAPTAIN) },
  { ...botCard(card.bots, 'commodore'), join: joining(COMMODORE) },
]

function joining(temper: Temper): Bot<HexShips>['join'] {
  return ({ tables }, seat) => playerFor(tables, seat, temper)
}
