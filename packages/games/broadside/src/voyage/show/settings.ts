import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { text } from './words.ts'

/** What a player may change for a voyage. */
export const SETTINGS: readonly Setting[] = [
  setting('/numbers/gold', text('setting.gold'), text('setting.start'), [0, 500, 10]),
  setting('/numbers/days', text('setting.days'), text('setting.start'), [15, 120, 5]),
  setting('/numbers/prizesNeeded', text('setting.prizes'), text('setting.start'), [0, 3, 1]),
  setting('/numbers/towing', text('setting.towing'), text('setting.meeting'), [0, 0.3, 0.05]),
]
