import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { REFUSALS } from './refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    began: ['counts'],
    placed: ['seat', 'cell', 'turn'],
    flipped: ['seat', 'around', 'discs'],
    passed: ['seat', 'turn'],
    eliminated: ['seat', 'by'],
    ended: ['reason', 'winners', 'counts'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(REFUSALS),
  odds: [],
}
