import type { Stats } from './schema.ts'

/** The names that data, options, states and actions share. */

export const TEAMS = ['blue', 'red'] as const
export const POSITIONS = ['LF', 'CF', 'RF', 'LB', 'CB', 'RB'] as const
export const PLANES = ['surface', 'bottom'] as const

export type Team = (typeof TEAMS)[number]
export type Position = (typeof POSITIONS)[number]
export type Plane = (typeof PLANES)[number]

/** Six to a team. */
export const TEAM_SIZE = POSITIONS.length
/** Both teams: blue's units come first, each team in the order of its positions. */
export const UNIT_COUNT = TEAMS.length * TEAM_SIZE

export const STATS = [
  'recovery',
  'lungs',
  'speed',
  'steal',
  'flick',
  'turn',
] as const satisfies readonly (keyof Stats)[]
