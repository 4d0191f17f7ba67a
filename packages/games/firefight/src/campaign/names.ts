import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    'campaign-began': ['units', 'supplies'],
    'battle-due': ['battle'],
    'way-due': ['battles'],
    'way-chosen': ['battle'],
    'recruits-drawn': ['kinds'],
    recruited: ['unit', 'cost', 'supplies'],
    healed: ['unit', 'cost', 'supplies'],
    'trait-chosen': ['unit', 'trait'],
    fielded: ['unit', 'count', 'most'],
    'held-back': ['unit', 'count', 'most'],
    'battle-started': ['battle', 'units'],
    'battle-fought': ['battle', 'result', 'reason', 'supplies'],
    fell: ['unit', 'die', 'added', 'fate'],
    'experience-gained': ['unit', 'gained', 'destroyed', 'experience', 'level', 'raised'],
    'traits-drawn': ['unit', 'traits'],
    recovered: ['unit'],
    joined: ['unit'],
    'platoon-logged': ['battles', 'won', 'units', 'fit', 'levels', 'supplies'],
    ended: ['reason', 'won', 'units', 'score'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: [],
}
