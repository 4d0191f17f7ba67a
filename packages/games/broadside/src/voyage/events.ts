import type { Good, Item, Loot } from './schema.ts'
import type { Ending } from './state.ts'

/** Everything that happens between fights, and what comes of them. */
export type Event =
  | { type: 'put-out'; place: string; far: string; days: number; prizes: number }
  | { type: 'sailed'; from: string; to: string; days: number; day: number }
  | Sighted
  | { type: 'gave-battle'; enemy: string }
  | { type: 'slipped'; enemy: string; chance: number }
  | { type: 'caught'; enemy: string; chance: number }
  | Won
  | { type: 'lost-sight'; enemy: string; who: 'player' | 'enemy' | 'both' }
  | { type: 'sunk'; enemy: string; reason: string }
  | { type: 'turned-back'; from: string; to: string; days: number }
  | { type: 'arrived'; from: string; to: string; port: boolean; day: number; quiet: boolean }
  | Used
  | { type: 'bought'; good: Good; amount: number; cost: number; gold: number; value: number }
  | { type: 'sold'; prize: string; price: number; gold: number }
  | { type: 'refitted'; refit: string; cost: number; gold: number }
  | LogEntry
  | { type: 'no-prize'; place: string; needed: number }
  | { type: 'ended'; reason: Ending; day: number; gold: number; prizes: number; score: number }

/** Somebody is met on the way. */
export interface Sighted {
  type: 'sighted'
  enemy: string
  from: string
  to: string
  day: number
  /** The risk of meeting somebody on this leg. */
  risk: number
}

/** A fight won: what was gained, and how much of it there was room for. */
export interface Won {
  type: 'won'
  enemy: string
  reason: string
  loot: Loot
  stowed: Loot
  /** It was taken as a prize; `no-berth` where nobody was left to tow it. */
  prize: 'taken' | 'no-berth' | 'none'
}

export interface Used {
  type: 'used'
  item: Item
  dice: readonly number[]
  faces: number
  gained: number
  /** Hull or crew afterwards. */
  value: number
  /** Of the item in store. */
  left: number
}

/** The ship's log: the numbers after each change. Charts are drawn from it. */
export interface LogEntry {
  type: 'logged'
  day: number
  gold: number
  hull: number
  crew: number
  prizes: number
}
