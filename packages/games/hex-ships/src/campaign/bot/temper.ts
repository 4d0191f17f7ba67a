import type { Skill } from '../../battle/schema/names.ts'

/** How a commander decides. */
export interface Temper {
  /** Takes the way with more enemies. */
  readonly bold: boolean
  /** Below this part of hull and armor a ship goes to the dock, if enough others are left. */
  readonly worn: number
  /** Below this part it goes to the dock even if hardly anybody is left. */
  readonly wrecked: number
  /** The part of the size limit that ships outside the dock should fill. */
  readonly filled: number
  /** The skills in the order in which points are spent: each up to the rank before the next is raised. */
  readonly training: readonly (readonly [skill: Skill, rank: number])[]
}

export const CAREFUL: Temper = {
  bold: false,
  worn: 0.75,
  wrecked: 0.35,
  filled: 0.8,
  training: [
    ['gunnery', 2],
    ['engineering', 2],
    ['gunnery', 4],
    ['command', 2],
    ['engineering', 4],
    ['command', 3],
    ['gunnery', 6],
    ['engineering', 6],
    ['command', 6],
  ],
}

export const BOLD: Temper = {
  bold: true,
  worn: 0,
  wrecked: 0,
  filled: 1,
  training: [
    ['command', 6],
    ['gunnery', 6],
  ],
}
