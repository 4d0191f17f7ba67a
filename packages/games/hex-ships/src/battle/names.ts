import type { EventFields, Names } from '@sextant/engine'
import type { Event } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'
import { SYSTEMS } from './schema/names.ts'

const MOST_HARDPOINTS = 20

/** What case files may speak of. */
export const names: Names = {
  events: {
    'round-began': ['round', 'order'],
    'energy-gained': ['ship', 'amount', 'energy'],
    disabled: ['ship', 'disruption'],
    'disruption-fell': ['ship', 'disruption'],
    'phase-began': ['phase', 'round'],
    'turn-began': ['ship', 'seat', 'phase'],
    'speed-set': ['ship', 'from', 'to'],
    turned: ['ship', 'at', 'from', 'to', 'dice'],
    'turn-failed': ['ship', 'at', 'dice', 'needed'],
    advanced: ['ship', 'from', 'to', 'facing', 'drifting'],
    'stopped-short': ['ship', 'at'],
    'left-map': ['ship', 'seat', 'at', 'direction'],
    charged: ['ship', 'at', 'face', 'cost', 'shield', 'energy'],
    'shield-shifted': ['ship', 'from', 'to', 'points'],
    'afterburners-lit': ['ship', 'energy'],
    'ecm-raised': ['ship', 'energy'],
    launched: ['ship', 'squadron', 'at', 'facing', 'speed'],
    targeted: ['ship', 'target', 'weapons'],
    switched: ['ship', 'hardpoint', 'weapon', 'on'],
    fired: ['ship', 'target', 'from', 'at', 'range', 'bracket', 'side', 'weapons', 'energy'],
    rolled: ['ship', 'target', 'dice', 'reroll'],
    'roll-kept': ['ship', 'dice'],
    missed: ['ship', 'target', 'from', 'at', 'hardpoint', 'weapon', 'difficulty'],
    'missiles-rolled': ['ship', 'target', 'hardpoint', 'weapon', 'die', 'strikes', 'intercepted'],
    struck: [
      'ship',
      'target',
      'from',
      'at',
      'hardpoint',
      'weapon',
      'side',
      'shield',
      'armor',
      'hull',
      'left',
    ],
    disrupted: ['ship', 'at', 'disruption'],
    critical: ['ship', 'at', 'side', 'die', 'result', 'effect', 'hardpoint', 'weapon'],
    destroyed: ['ship', 'seat', 'at', 'by'],
    'turn-ended': ['ship', 'seat', 'phase'],
    'round-ended': ['round'],
    won: ['seat', 'reason'],
    drawn: ['reason'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: [
    'damage',
    'destroyed',
    'shield',
    'armor',
    'hull',
    'criticals',
    'disruption',
    'turned',
    ...['weapon', ...SYSTEMS].map(system => `critical-${system}`),
    ...Array.from({ length: MOST_HARDPOINTS }, (_, hardpoint) => `hit-${hardpoint}`),
  ],
}
