import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { text } from './words.ts'

/** What a player may change for a campaign. */
export const SETTINGS: readonly Setting[] = [
  setting('/experience/level', text('setting.level'), text('setting.group'), [1, 9, 1]),
  setting('/changes', text('setting.changes'), text('setting.group'), [10, 200, 10]),
]
