import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** The names that the game uses in play, by which case files are checked. */
export const names: Names = {
  events: {
    'map-drawn': ['tries'],
    deployed: ['unit', 'seat', 'at'],
    'battle-began': [],
    'turn-began': ['seat', 'round'],
    moved: ['unit', 'seat', 'from', 'to', 'path'],
    halted: ['unit', 'at', 'watchers'],
    attacked: ['unit', 'seat', 'weapon', 'target', 'from', 'at', 'distance', 'watch', 'hits'],
    rolled: ['roll', 'unit', 'seat', 'dice', 'needed', 'successes'],
    blasted: ['unit', 'at', 'hits'],
    wounded: ['unit', 'at', 'wounds', 'left'],
    destroyed: ['unit', 'seat', 'at', 'by'],
    healed: ['unit', 'target', 'at', 'wounds', 'left'],
    watching: ['unit', 'seat', 'at', 'weapon'],
    'watch-ended': ['unit', 'at'],
    'flag-taken': ['flag', 'at', 'seat', 'from'],
    scored: ['seat', 'condition', 'points', 'total'],
    'got-through': ['unit', 'seat', 'at', 'through', 'needed'],
    'turn-ended': ['seat', 'round'],
    'round-ended': ['round'],
    won: ['seat', 'reason'],
    drawn: ['reason'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: [
    'wounds',
    'destroyed',
    'hits',
    'hit',
    'save',
    'regeneration',
    'watch-wounds',
    'watch-destroyed',
    ...Array.from({ length: 6 }, (_, place) => `blast-${place}`),
  ],
}
