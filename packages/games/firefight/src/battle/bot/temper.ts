/** What makes one bot another: what it sees, weighs and bothers about. Worths are in points of cost. */
export interface Temper {
  /** How far off, at most, it judges an order: added to its worth at random. */
  readonly blur: number
  /** Weight of being where the enemy can be attacked in the turns to come. */
  readonly approach: number
  /** What is left of a prospect with every turn of the way to it. */
  readonly patience: number
  /** Weight of what the enemy can do to a unit where it stands. */
  readonly caution: number
  /** Share of its caution that is lost with every round in which it is not ahead. */
  readonly haste: number
  /** Weight of victory conditions. */
  readonly objectives: number
  /** Weight of points for an area, of that: where both sides want to hold it, most battles are decided by the fight for it. */
  readonly holding: number
  /** Weight of the chance that flags are won or lost at the end of the round; 0 for a bot that does not see it. */
  readonly decides: number
  /** Whether it defends a breakthrough by standing in the way. */
  readonly blocks: boolean
  /** Weight of a watcher's shot that may come; 0 for a bot that never watches. */
  readonly watch: number
  /** Whether it minds the watchers of the enemy. */
  readonly minds: boolean
  /** Whether it deploys by range, cover and reach rather than anywhere. */
  readonly deploys: boolean
  /** How it compares whole turns, if it does. */
  readonly search?: Search
}

/** How whole turns are compared. */
export interface Search {
  /** Orders of each unit that are looked at, at most. */
  readonly orders: number
  /** Turns that are compared in one decision, at most. */
  readonly turns: number
  /** Weight of what the enemy is expected to do in its next turn. */
  readonly reply: number
  /** Whether it begins with turns that take flags together, or clear them, too. */
  readonly flagTurns: boolean
}

export const RECRUIT: Temper = {
  blur: 90,
  approach: 1,
  patience: 0.6,
  caution: 0,
  haste: 0,
  objectives: 0.2,
  holding: 1,
  decides: 0,
  blocks: false,
  watch: 0,
  minds: false,
  deploys: false,
}

export const CORPORAL: Temper = {
  ...RECRUIT,
  blur: 22,
  caution: 0.5,
  haste: 0.1,
  patience: 0.7,
  objectives: 0.35,
  watch: 0.3,
  deploys: true,
}

export const SERGEANT: Temper = {
  ...CORPORAL,
  blur: 15,
  patience: 0.8,
  objectives: 0.6,
  decides: 0.3,
  watch: 0.5,
  minds: true,
  search: { orders: 6, turns: 30, reply: 0.8, flagTurns: false },
}

export const CAPTAIN: Temper = {
  ...SERGEANT,
  blur: 0,
  haste: 0.2,
  objectives: 1,
  holding: 0.5,
  decides: 1.5,
  blocks: true,
  search: { orders: 12, turns: 200, reply: 0.8, flagTurns: true },
}
