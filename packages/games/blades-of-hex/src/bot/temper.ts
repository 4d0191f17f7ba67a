/** What a bot cares for, in gold, and how well it sees. */
export interface Temper {
  /** How many turns of income a city is thought to bring. */
  readonly horizon: number
  /** Share of a unit's worth that goes with its life rather than with its health. */
  readonly life: number
  /** Weight of being nearer to a city that is not its own. */
  readonly progress: number
  /** What is left of a city's draw with every turn of the way to it. */
  readonly patience: number
  /** What is left of it when there is no strength to break a garrison. */
  readonly breadth: number
  /** Weight of what the enemy could do to a unit in its next turn. */
  readonly caution: number
  /** Weight of own cities that the enemy could walk into. */
  readonly guard: number
  /** How much own cities in danger draw units back, compared with cities to take. */
  readonly loyalty: number
  /** Weight of own losses against the enemy's. */
  readonly thrift: number
  /** Share of a city's worth that goes with breaking its garrison. */
  readonly siege: number
  /** What is left of that when nobody can walk in this turn. */
  readonly entry: number
  /** How many units it leads in one turn; the others are left standing. */
  readonly attention: number
  /** Scores are off by up to this much: 0 for a bot that always sees what is best. */
  readonly blur: number
}

/** Wins more matches than other tempers near it, from either seat. */
export const CAPTAIN: Temper = {
  horizon: 3,
  life: 0.58,
  progress: 0.7,
  patience: 0.98,
  breadth: 0.61,
  caution: 0.22,
  guard: 2.5,
  loyalty: 1.4,
  thrift: 0.28,
  siege: 0.05,
  entry: 0.18,
  attention: Number.POSITIVE_INFINITY,
  blur: 0,
}

/** Two units at a time, straight at what is nearest; thinks nothing of what comes back, nor of what is behind it. */
export const RECRUIT: Temper = {
  ...CAPTAIN,
  patience: 0.8,
  caution: 0,
  guard: 0.3,
  loyalty: 0,
  thrift: 0,
  attention: 2,
  blur: 4,
}

/** Three units, and a plan for each; strikes whatever the losses. */
export const SERGEANT: Temper = { ...CAPTAIN, caution: 0, thrift: 0, attention: 3, blur: 2 }

/** Sees less clearly which of two good plans is the better one. */
export const HASTY_CAPTAIN: Temper = { ...CAPTAIN, blur: 2.5 }
