/** One thing that a record says: proven, not true, or not proven. */
export interface Finding {
  readonly of: Claim
  /** `null` where nothing in the record, or given with it, can prove it. */
  readonly ok: boolean | null
  readonly message: string
  /** The first step where it is not true; 0 is the set-up. */
  readonly step?: number
  /** What differs there, a line each. */
  readonly differences?: readonly string[]
  /** What is not proven, as places in the record; `/` is all of it. */
  readonly places?: readonly string[]
  /** The beginnings of the keys that it rests on. */
  readonly keys?: readonly string[]
}

/**
 * `states`: the rules make of the actions what was recorded. `whole`: its hash fits, so it is not damaged.
 * `rules`: it was played by those that it names. `terms`: game, rules, options, start, seats and seed are those of the commitment. `promise`: the commitment is the one
 * that was given out. `start`: where it began. `players`: who played. `dice`: they came from the seed. `moves`: these moves
 * were played, and no others. `signatures`: who signed it, and up to where.
 */
export type Claim =
  | 'states'
  | 'whole'
  | 'terms'
  | 'rules'
  | 'promise'
  | 'start'
  | 'players'
  | 'dice'
  | 'moves'
  | 'signatures'
