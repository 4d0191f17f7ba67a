import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

/** What case files may speak of. */
export const names: Names = {
  events: {
    initiative: ['faces', 'dice', 'P', 'G', 'first'],
    'turn-began': ['seat', 'turn', 'T'],
    attacked: ['seat', 'weapon', 'D', 'hull', 'crew', 'own', 'immune', 'rounds'],
    struck: ['seat', 'power', 'from', 'D', 'hull', 'crew', 'grips', 'dives', 'breath'],
    moved: ['seat', 'move', 'from', 'to'],
    'kept-distance': ['seat', 'left'],
    'closed-in': ['seat', 'from', 'to'],
    braced: ['seat', 'brace'],
    mended: ['seat', 'item', 'roll', 'gained', 'value', 'left'],
    switched: ['seat', 'ammo', 'left'],
    drifted: ['seat'],
    surfaced: ['seat'],
    fled: ['seat'],
    beaten: ['seat', 'reason'],
    won: ['seat', 'loot', 'dice'],
    'lost-sight': ['turns'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: [
    'distance',
    'fled',
    'brace',
    'hull-gained',
    'crew-gained',
    'hull-lost',
    'crew-lost',
    'own-crew-lost',
    'win',
    'own-loss',
  ],
}
