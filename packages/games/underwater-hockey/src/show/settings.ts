import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { later } from './words.ts'

const MATCH = later('setting.match')
const SHIFTS = later('setting.shifts')

/** What a player can change for a match. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  setting('/ruleset/match/goals', later('setting.goals'), MATCH, [1, 9, 1]),
  setting('/ruleset/match/turns', later('setting.turns'), MATCH, [20, 600, 10]),
  setting('/ruleset/planning/changes', later('setting.changes'), MATCH, [0, 60, 6]),
  setting('/ruleset/playbook/shifts/underAtMost', later('setting.underAtMost'), SHIFTS, [1, 5, 1]),
  setting('/ruleset/playbook/shifts/reserve', later('setting.reserve'), SHIFTS, [1, 8, 1]),
  setting('/ruleset/playbook/shifts/diveShare', later('setting.diveShare'), SHIFTS, [0, 1, 0.05]),
]
