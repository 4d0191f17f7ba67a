import type { Setting } from '@sextant/scene'
import { type SettingRange, setting } from '@sextant/scene/kit'
import { text } from './words.ts'

/** What a player can change for a match. */
export const SETTINGS: readonly Setting[] = [
  matchSetting('seats', [2, 6, 1]),
  matchSetting('radius', [3, 6, 1]),
  matchSetting('discs', [2, 4, 1]),
  matchSetting('turns', [10, 300, 10]),
]

function matchSetting(name: 'seats' | 'radius' | 'discs' | 'turns', range: SettingRange): Setting {
  return setting(`/${name}`, text(`setting.${name}`), text('setting.group'), range)
}
