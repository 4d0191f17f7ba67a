/**
 * The contract of a campaign: a layer of decisions over matches of one game. Between matches it is a game like any
 * other, with one seat: plain state, legal decisions, dice, events, a scene. Where its story comes to a battle, it names
 * the match that is due and waits; the result of the match is settled, and the decisions go on.
 */
import type { Dice } from '../dice/dice.ts'
import type { Emit, Game, GameTypes, Outcome, Rules, Seat } from '../game/game.ts'
import type { MatchEnd } from '../journal/match-end.ts'

/** The types of a campaign's decisions, and those of the game its battles are matches of. */
export interface CampaignTypes extends GameTypes {
  readonly battle: GameTypes
}

export interface Campaign<C extends CampaignTypes> extends Game<C> {
  /** What its matches are matches of. */
  readonly battles: Game<C['battle']>
  load(options: C['options']): CampaignRules<C>
}

/**
 * As for any game, except that `toAct` names nobody and `legal` lists nothing while a match is due. There is one seat,
 * the one whose campaign it is.
 */
export interface CampaignRules<C extends CampaignTypes> extends Rules<C> {
  /** The match that must be played before anything else can be decided. */
  battle(state: C['state']): Battle<C['battle']> | undefined

  /** What a match that was played to its end does to the campaign. The dice are those of this entry. */
  settle(state: C['state'], played: Played<C['battle']>, dice: Dice, emit: Emit<C['event']>): void

  /**
   * Whether `settle` also takes matches that ended by what no rule of the game makes, such as resigning; a record of
   * such a match is refused where this is left out.
   */
  settlesEnd?(end: MatchEnd): boolean
}

export interface Battle<T extends GameTypes> {
  /** Complete: the forces on both sides as they come out of the campaign. */
  readonly options: T['options']
  /** The seat that the campaign's player takes in it. */
  readonly seat: Seat
  /** By seat, the id of the bot that plays it if nobody else does; that of the player's own seat plays it out. */
  readonly bots: readonly string[]
}

export interface Played<T extends GameTypes> {
  readonly outcome: Outcome
  /** The match's last state, whole. */
  readonly state: T['state']
  /** Everything that happened in it, from its set-up on. */
  readonly events: readonly T['event'][]
  /** The seat that the campaign's player had. */
  readonly seat: Seat
  /** How it ended, where no rule of the game ended it. */
  readonly end?: MatchEnd
}
