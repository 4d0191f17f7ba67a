import type { Setting } from '@sextant/scene'
import { setting } from '@sextant/scene/kit'
import { text } from './words.ts'

const MATCH = text('setting.match')
const SHIFTS = text('setting.shifts')

/** What a player can change for a match. Bounds are tighter than what the schema allows. */
export const SETTINGS: readonly Setting[] = [
  setting('/ruleset/match/goals', text('setting.goals'), MATCH, [1, 9, 1]),
  setting('/ruleset/match/turns', text('setting.turns'), MATCH, [20, 600, 10]),
  setting('/ruleset/planning/changes', text('setting.changes'), MATCH, [0, 60, 6]),
  setting('/ruleset/playbook/shifts/underAtMost', text('setting.underAtMost'), SHIFTS, [1, 5, 1]),
  setting('/ruleset/playbook/shifts/reserve', text('setting.reserve'), SHIFTS, [1, 8, 1]),
  setting('/ruleset/playbook/shifts/diveShare', text('setting.diveShare'), SHIFTS, [0, 1, 0.05]),
]
