import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../card.ts'
import type { Firefight } from '../types.ts'
import { playerFor } from './player.ts'
import { CAPTAIN, CORPORAL, RECRUIT, SERGEANT, type Temper } from './temper.ts'

/** The game's own bots, weakest first. */
export const bots: readonly Bot<Firefight>[] = [
  { ...botCard(card.bots, 'recruit'), join: joining(RECRUIT) },
  { ...botCard(card.bots, 'corporal'), join: joining(CORPORAL) },
  { ...botCard(card.bots, 'sergeant'), join: joining(SERGEANT) },
  { ...botCard(card.bots, 'captain'), join: joining(CAPTAIN) },
]

function joining(temper: Temper): Bot<Firefight>['join'] {
  return ({ tables }, seat) => playerFor(tables, seat, temper)
}
