import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    'campaign-began': ['ships'],
    'mission-due': ['mission', 'limit'],
    'branch-due': ['missions'],
    'branch-chosen': ['mission'],
    'skill-raised': ['ship', 'captain', 'skill', 'rank', 'points'],
    appointed: ['ship', 'captain'],
    docked: ['ship'],
    undocked: ['ship'],
    selected: ['ship', 'size', 'limit'],
    deselected: ['ship', 'size', 'limit'],
    'mission-started': ['mission', 'ships', 'size'],
    'mission-won': ['mission', 'reason'],
    'mission-lost': ['mission', 'reason', 'drawn'],
    'ship-lost': ['ship', 'captain'],
    'experience-gained': ['ship', 'captain', 'gained', 'destroyed', 'experience', 'level', 'raised'],
    repaired: ['ship'],
    'ship-joined': ['ship', 'captain', 'prize'],
    'captain-joined': ['captain'],
    'fleet-logged': ['missions', 'won', 'ships', 'size', 'condition', 'levels'],
    ended: ['reason', 'won', 'ships', 'score'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: [],
}
