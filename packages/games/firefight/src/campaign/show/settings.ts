import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { text } from './words.ts'

/** What a player may change for a campaign. */
export const SETTINGS: readonly Setting[] = [
  setting('/supplies/start', text('setting.supplies'), text('setting.group'), [0, 30, 1]),
  setting('/offers', text('setting.offers'), text('setting.group'), [1, 10, 1]),
  setting('/experience/choices', text('setting.choices'), text('setting.group'), [1, 6, 1]),
]
