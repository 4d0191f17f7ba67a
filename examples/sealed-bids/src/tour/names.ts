import type { EventFields, Names } from '@sextant/engine'
import type { TourEvent } from './campaign.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    travelled: ['from', 'to', 'days', 'storm'],
    attended: ['town'],
    settled: ['town', 'won'],
  } satisfies EventFields<TourEvent>,
  refusals: ['no-way'],
  odds: [],
}
