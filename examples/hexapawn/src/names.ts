import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './game.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    moved: ['seat', 'from', 'to'],
    captured: ['seat', 'from', 'to'],
  } satisfies EventFields<Event>,
  refusals: ['wrong-move'],
  odds: [],
}
