import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './game.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    sealed: ['seat'],
    opened: ['cell', 'worth', 'bids', 'winner', 'tossed'],
  } satisfies EventFields<Event>,
  refusals: ['cannot-pay'],
  odds: [],
}
