import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    planned: ['team', 'unit', 'at', 'plan'],
    committed: ['team', 'turn'],
    'turn-began': ['turn', 'places', 'plans'],
    'changed-planes': ['turn', 'changes'],
    'puck-lost': ['unit', 'team', 'at'],
    flicked: ['unit', 'team', 'path', 'caught', 'caughtBy', 'shot'],
    'steal-tried': ['unit', 'team', 'at', 'victim', 'victimAt', 'chance', 'won'],
    curled: ['turns'],
    swam: ['stroke', 'moves', 'draws', 'stopped', 'puck'],
    'picked-up': ['unit', 'team', 'at', 'from', 'among'],
    goal: ['team', 'by', 'own', 'how', 'at', 'turn', 'score'],
    breathed: ['turn', 'under', 'breath', 'holder'],
    'forced-up': ['unit', 'team', 'from', 'to'],
    kickoff: ['turn', 'score', 'places', 'puck'],
    won: ['team', 'reason', 'score'],
    drawn: ['reason', 'score'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: ['stolen'],
}
