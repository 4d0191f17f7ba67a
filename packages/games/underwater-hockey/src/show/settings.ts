import type { Setting } from '@sextant/scene'
import { text } from './words.ts'

/** What a player can change for a match. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  setting('/ruleset/match/goals', 'goals', 'match', [1, 9, 1]),
  setting('/ruleset/match/turns', 'turns', 'match', [20, 600, 10]),
  setting('/ruleset/planning/changes', 'changes', 'match', [0, 60, 6]),
  setting('/ruleset/playbook/shifts/underAtMost', 'underAtMost', 'shifts', [1, 5, 1]),
  setting('/ruleset/playbook/shifts/reserve', 'reserve', 'shifts', [1, 8, 1]),
  setting('/ruleset/playbook/shifts/diveShare', 'diveShare', 'shifts', [0, 1, 0.05]),
]

function setting(
  at: string,
  name: 'goals' | 'turns' | 'changes' | 'underAtMost' | 'reserve' | 'diveShare',
  group: 'match' | 'shifts',
  [min, max, step]: readonly [min: number, max: number, step: number],
): Setting {
  return { at, name: text(`setting.${name}`), group: text(`setting.${group}`), min, max, step }
}
