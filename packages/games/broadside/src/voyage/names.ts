import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    'put-out': ['place', 'far', 'days', 'prizes'],
    sailed: ['from', 'to', 'days', 'day'],
    sighted: ['enemy', 'from', 'to', 'day', 'risk'],
    'gave-battle': ['enemy'],
    slipped: ['enemy', 'chance'],
    caught: ['enemy', 'chance'],
    won: ['enemy', 'reason', 'loot', 'stowed', 'prize'],
    'lost-sight': ['enemy', 'who'],
    sunk: ['enemy', 'reason'],
    'turned-back': ['from', 'to', 'days'],
    arrived: ['from', 'to', 'port', 'day', 'quiet'],
    used: ['item', 'dice', 'faces', 'gained', 'value', 'left'],
    bought: ['good', 'amount', 'cost', 'gold', 'value'],
    sold: ['prize', 'price', 'gold'],
    refitted: ['refit', 'cost', 'gold'],
    logged: ['day', 'gold', 'hull', 'crew', 'prizes'],
    'no-prize': ['place', 'needed'],
    ended: ['reason', 'day', 'gold', 'prizes', 'score'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: ['meeting', 'slip', 'hull-gained', 'crew-gained'],
}
