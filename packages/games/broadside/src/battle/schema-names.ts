/** P and G of the procedure: seat 0 and seat 1. */
export const SEATS = ['player', 'game'] as const

/** The entries of the procedure's Actions Menu, in its order: Attack, Maneuver, Use Item. */
export const MENU = [
  'cannon',
  'rifle',
  'board',
  'close',
  'gain',
  'brace',
  'shoring',
  'dressing',
  'switch-ammo',
] as const
/** What sea monsters and ghost ships do instead: [Game actions written to specific enemies]. */
export const POWERS = ['sweep', 'grip', 'dive', 'lunge', 'bite', 'slip', 'wail'] as const
export const AMMO = ['ball', 'grape'] as const
/** What a combatant can be immune to. */
export const WEAPONS = ['ball', 'grape', 'rifle', 'board'] as const
export const LOOT = ['gold', 'ball', 'grape', 'rifle', 'shoring', 'dressing'] as const
/** How the scripted bots play a combatant; see `bot/temper.ts`. */
export const TEMPERS = ['duel', 'flee', 'grapple', 'strike-and-slip', 'drift'] as const

export type Entry = (typeof MENU)[number]
export type PowerId = (typeof POWERS)[number]
export type Ammo = (typeof AMMO)[number]
export type Weapon = (typeof WEAPONS)[number]
export type LootKind = (typeof LOOT)[number]
export type Temper = (typeof TEMPERS)[number]
