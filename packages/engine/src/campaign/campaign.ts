/**
 * The contract of a campaign: a layer of decisions over matches of one game. Between matches it is a game like any
 * other, with one seat: plain state, legal decisions, dice, events, a scene. Where its story comes to a fight, it names
 * the match that is due and waits; what comes of the match is settled, and the decisions go on.
 *
 * Its types are those of a game for the decisions (CS, CA, CE, CO), beside those of the game its matches are of.
 */
import type { Emit, Game, Outcome, Rules, Seat } from '../game.ts'

export interface Campaign<CS, CA, CE, CO, S, A, E, O> extends Game<CS, CA, CE, CO> {
  /** What its matches are matches of. */
  readonly battles: Game<S, A, E, O>
  load(options: CO): CampaignRules<CS, CA, CE, S, O>
}

/**
 * As for any game, except that `toAct` names nobody and `legal` lists nothing while a match is due. There is one seat,
 * the one whose campaign it is.
 */
export interface CampaignRules<CS, CA, CE, S, O> extends Rules<CS, CA, CE> {
  /** The match that must be played before anything else can be decided. */
  battle(state: CS): Battle<O> | undefined

  /** What a match that was played to its end does to the campaign. Without dice: what chance gives was rolled in it. */
  settle(state: CS, played: Played<S>, emit: Emit<CE>): void
}

export interface Battle<O> {
  /** Complete: the ships, their state and the enemy as they come out of the campaign. */
  readonly options: O
  /** The seat that the campaign's player takes in it. */
  readonly seat: Seat
  /** By seat, the id of the program that plays it if nobody else does; that of the player's own seat plays it out. */
  readonly programs: readonly string[]
}

export interface Played<S> {
  readonly outcome: Outcome
  /** The match's last state, whole. */
  readonly state: S
  readonly seat: Seat
}
