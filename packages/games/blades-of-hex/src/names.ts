import type { EventFields, Names } from '@sextant/engine'
import type { Event, Struck } from './events.ts'
import { refusalTexts } from './rules/refusals.ts'

const blow: readonly (keyof Struck)[] = [
  'unit',
  'army',
  'kind',
  'from',
  'target',
  'targetArmy',
  'targetKind',
  'at',
  'damage',
  'critical',
  'melee',
  'health',
  'factors',
]

/** What case files may speak of. */
export const names: Names = {
  events: {
    'round-began': ['round'],
    'turn-began': ['army', 'round'],
    moved: ['unit', 'army', 'kind', 'from', 'to', 'path'],
    attacked: blow,
    countered: blow,
    destroyed: ['unit', 'army', 'kind', 'at', 'by'],
    captured: ['city', 'at', 'unit', 'from', 'army', 'tiles', 'reward', 'plunder'],
    recruited: ['unit', 'army', 'kind', 'city', 'at', 'cost'],
    healed: ['unit', 'army', 'kind', 'at', 'amount', 'health'],
    income: ['army', 'cities', 'gold', 'purse'],
    'turn-ended': ['army', 'round'],
    won: ['army', 'reason'],
    drawn: ['reason'],
  } satisfies EventFields<Event>,
  refusals: Object.keys(refusalTexts),
  odds: ['damage', 'destroyed', 'counter-damage', 'attacker-destroyed', 'gold'],
}
