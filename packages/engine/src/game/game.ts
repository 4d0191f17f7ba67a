/**
 * The contract of a game. This file is the specification: everything that plays, shows, records, serves or measures
 * a game uses these functions and nothing else.
 *
 * A game is a set of pure functions over plain data. Rules never read a clock, never do I/O and never draw randomness
 * except from the `Dice` they are handed. Memory that the rules reuse to work fast lives in the loaded rules, never in a
 * module or in `tables`, and carries nothing from one call to the next.
 */
import type { Dice } from '../dice/dice.ts'
import type { Flaw, Schema } from '../input/schema.ts'
import { samePlain } from '../plain/plain.ts'
import type { Names } from './names.ts'
import type { SeatCount } from './seat-count.ts'

/** The types of one game, under one name: `interface Chess extends GameTypes { state: Position; … }`. */
export interface GameTypes {
  /** JSON, complete and small; what never changes during a match is in the tables. */
  readonly state: unknown
  /** One decision of one seat: a tagged union. */
  readonly action: unknown
  /** One thing that happened, complete enough to draw, to describe and to count from: a tagged union. */
  readonly event: unknown
  /** Ruleset, scenario and seats, complete, so that nothing outside decides. */
  readonly options: unknown
  /** What is computed once from the options: board, unit types, odds. Never changes after `load`. */
  readonly tables: unknown
}

/** 0, 1, … in the order of `Rules.seats`. */
export type Seat = number

/** Who looks at a match: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator'

export interface Game<T extends GameTypes> {
  /** Lower-case with dashes, the name of its folder: `hex-ships`. */
  readonly id: string
  readonly title: string
  /** Raised whenever a record made under the older rules could play out differently. */
  readonly version: number
  readonly about: About
  /** Everything that comes in from files, networks and people is checked against these first. */
  readonly options: Schema<T['options']>
  readonly state: Schema<T['state']>
  readonly action: Schema<T['action']>
  /** Schemas of the game's data files, by the name of the kind of file. */
  readonly data?: Readonly<Record<string, Schema<unknown>>>
  /** Complete sets of options to start from; the first is the usual one. */
  readonly scenarios: readonly [Scenario<T['options']>, ...Scenario<T['options']>[]]
  /** The names of its events, refusals and odds, by which case files are checked; no page needs them to play. */
  names?(): Promise<Names>
  /**
   * Everything wrong with options that the schema cannot say, such as two units on one cell, each with its place: an
   * editor shows them all. Options without flaws can be loaded.
   */
  flaws?(options: T['options']): readonly Flaw[]
  /**
   * What a new match is refused for, though options without flaws can be played: a captain with more ranks than there are. Asked
   * where somebody sets up a match; records, saves, links to them and cases that hold such options still open.
   */
  newMatchFlaws?(options: T['options']): readonly Flaw[]
  /** Builds the tables once, for a match or for a million playouts. Only asked of options without flaws. */
  load(options: T['options']): Rules<T>
}

export interface About {
  /** One sentence that makes one want to play. */
  readonly summary: string
  readonly players: string
  /** How long a match takes, in words: `5 minutes`. */
  readonly length: string
}

export interface Scenario<O> {
  readonly id: string
  readonly title: string
  readonly options: O
  readonly seatCount?: SeatCount
}

export interface Rules<T extends GameTypes> {
  /** The names of the seats, `['red', 'blue']`; a seat's number is its place in this list. */
  readonly seats: readonly string[]

  /** No match takes more actions than this. Every ruleset has an end, and says who wins at it. */
  readonly limit: number

  /** What was computed from the options, for bots and scenes as well as for the rules. */
  readonly tables: T['tables']

  /** The first position. Draws what chance decides at the start (initiative, terrain, who begins). */
  setup(dice: Dice, emit: Emit<T['event']>): T['state']

  /**
   * Who decides next: one seat; several, when they plan at the same time and in secret; none when it is over.
   * A match takes back only what was done last, so games in which seats plan side by side let a seat change its plan
   * until it commits.
   * Decisions inside a decision (a reroll offered in mid-attack, a face to choose) are part of the state, and
   * named here like any other.
   */
  toAct(state: T['state']): readonly Seat[]

  /**
   * Whose turn it is, where `toAct` alone does not say: it also changes when another seat is asked for a reaction in
   * the middle of a turn. Without it, a turn lasts until other seats are to act.
   */
  turn?(state: T['state']): Turn

  /** Every action the seat may take now; at least one for each seat in `toAct`, none for the others. */
  legal(state: T['state'], seat: Seat): readonly T['action'][]

  /** Why the action is not allowed, or nothing. Allows exactly what `legal` lists, from the same functions. */
  check(state: T['state'], seat: Seat, action: T['action']): Refusal | undefined

  /**
   * Carries out an allowed action on a state that the caller owns. Adds nothing of the engine's: no proxies,
   * no freezing, no copies. Events are emitted in the order things happen.
   */
  apply(state: T['state'], seat: Seat, action: T['action'], dice: Dice, emit: Emit<T['event']>): void

  /** How it ended, or nothing while it goes on. */
  outcome(state: T['state']): Outcome | undefined

  /**
   * The scores if this seat resigns or runs out of time now; where it is left out, the seat gets 0 and the others share
   * the win. For games with teams, ranks or seats that are out already.
   */
  forfeit?(state: T['state'], seat: Seat): readonly number[]

  /**
   * What a viewer may know, in the form of a state with everything else blanked. A seat's view still answers
   * `toAct`, `turn`, `outcome` and `legal` for that seat. Seats that act at the same time learn nothing of each
   * other's choices until all of them have made theirs. Shares no objects with the state.
   */
  view(state: T['state'], viewer: Viewer): T['state']

  /** A complete state that fits the view, what is hidden drawn at random: for bots that look ahead. */
  imagine(view: T['state'], seat: Seat, dice: Dice): T['state']

  /** An independent copy, as fast as can be: search lives on it. */
  copy(state: T['state']): T['state']

  /**
   * Whether a viewer learns of an event; everybody does where this is left out. A step that draws dice is heard or seen by
   * every seat, if only that something was drawn: what came before it cannot be taken back, and they may ask why.
   */
  hears?(event: T['event'], viewer: Viewer): boolean

  /** Whether an event made something hidden known, which cannot be taken back. Dice need no mention here. */
  reveals?(event: T['event']): boolean

  /**
   * What is wrong with a position that the schema cannot say, such as two pieces on one cell. Asked of
   * positions that come from outside; those that come about in play have none.
   */
  flaws?(state: T['state']): readonly Flaw[]

  /** The exact odds of what an action may do, with every factor named. Takes a view, as a player sees it. */
  forecast?(view: T['state'], seat: Seat, action: T['action']): Forecast
}

/** A turn: what reports, hand-over and undo go by. */
export interface Turn {
  /** Whose turn it is; several where they plan at the same time. */
  readonly seats: readonly Seat[]
  /** Raised when a turn ends and the next begins, so that two turns of one seat in a row can be distinguished. */
  readonly number: number
}

export type Emit<E> = (event: E) => void

/** Why something cannot be done: a code for software, a sentence for people. Nothing has changed. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** What the sentence speaks of, so that it can be said in another language. */
  readonly values?: Readonly<Record<string, string | number>>
}

export interface Outcome {
  /** One number for each seat, together 1: 1 for a win, 0 for a loss, shared evenly by those who share the win. */
  readonly scores: readonly number[]
  /** A code for how it came about: `last-city-taken`, `round-limit`. */
  readonly reason: string
  /** Other results worth keeping, by name: gold brought home, hull left in percent. */
  readonly values?: Readonly<Record<string, number>>
}

export interface Forecast {
  readonly odds: readonly Odds[]
}

/** The distribution of one quantity. */
export interface Odds {
  /** What is asked: `damage`, `destroyed`, `counter-damage`. */
  readonly of: string
  /** Chances add up to 1. */
  readonly outcomes: readonly { readonly value: number | string | boolean; readonly chance: number }[]
  /** What made the odds what they are, in the order it was reckoned: `{ name: 'counter', effect: '×1.25' }`. */
  readonly factors: readonly { readonly name: string; readonly effect: string }[]
}

/** The seats with the highest score: several where they share it, all of them in a draw, none where nobody scored. */
export function winners(outcome: Outcome): Seat[] {
  const best = Math.max(...outcome.scores)
  if (best === 0) return []
  return outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []))
}

/**
 * For games without secrets: everybody sees everything, and nothing needs imagining. It is asked for by name,
 * so that no game shows its secrets because somebody forgot them.
 */
export function openInformation<S>(copy: (state: S) => S): {
  copy: (state: S) => S
  view: (state: S, viewer: Viewer) => S
  imagine: (view: S, seat: Seat, dice: Dice) => S
} {
  return { copy, view: state => copy(state), imagine: view => copy(view) }
}

/** For games whose list of legal actions is short: an action that it does not list is refused, with this sentence. */
export function checkAgainst<S, A>(
  legal: (state: S, seat: Seat) => readonly A[],
  code: string,
  message: string,
): (state: S, seat: Seat, action: A) => Refusal | undefined {
  return (state, seat, action) =>
    legal(state, seat).some(listed => samePlain(listed, action)) ? undefined : { code, message }
}
