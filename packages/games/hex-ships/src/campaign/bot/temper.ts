import type { Skill } from '../../battle/schema/names.ts'

/** How a commander decides. */
export interface Temper {
  /** Takes the way with more enemies. */
  readonly bold: boolean
  /** Whether damaged ships that are not sent go to the dock. */
  readonly docks: boolean
  /** Below this part of hull and armor a ship is not sent if the others are enough. */
  readonly worn: number
  /** The part of the most that could be sent which is enough. */
  readonly enough: number
  /** The skills in the order in which points are spent: each up to the rank before the next is raised. */
  readonly training: readonly (readonly [skill: Skill, rank: number])[]
}

export const CAREFUL: Temper = {
  bold: false,
  docks: true,
  worn: 0.7,
  enough: 0.9,
  training: [
    ['command', 4],
    ['gunnery', 4],
    ['command', 6],
    ['gunnery', 6],
    ['engineering', 6],
  ],
}

export const BOLD: Temper = {
  bold: true,
  docks: false,
  worn: 0,
  enough: 1,
  training: [
    ['command', 6],
    ['gunnery', 6],
  ],
}
