import type { Setting } from '@sextant/scene'
import { text } from './words.ts'

/** What a player may change for a voyage. */
export const SETTINGS: readonly Setting[] = [
  {
    at: '/numbers/gold',
    name: text('setting.gold'),
    group: text('setting.start'),
    min: 0,
    max: 500,
    step: 10,
  },
  {
    at: '/numbers/days',
    name: text('setting.days'),
    group: text('setting.start'),
    min: 15,
    max: 120,
    step: 5,
  },
  {
    at: '/numbers/prizesNeeded',
    name: text('setting.prizes'),
    group: text('setting.start'),
    min: 0,
    max: 3,
    step: 1,
  },
  {
    at: '/numbers/towing',
    name: text('setting.towing'),
    group: text('setting.meeting'),
    min: 0,
    max: 0.3,
    step: 0.05,
  },
]
