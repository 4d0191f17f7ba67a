import { type Campaign, type CampaignTypes, type Game, type GameTypes, SeededDice } from '@sextant/engine'
import { playCampaign } from '@sextant/engine/conformance'

/** What is done on a way through a game: every state is looked at, every event heard, every step seen. */
export interface Walker<T extends GameTypes> {
  look?(state: T['state']): void
  hear?(event: T['event']): void
  /** The states before and after an action, or what else leads from one state to the next, and what happened between. */
  step?(before: T['state'], events: readonly T['event'][], after: T['state']): void
}

/** One way through a game at random. */
export type Walk<T extends GameTypes> = (options: T['options'], seed: number, walker: Walker<T>) => void

/** A match at random. */
export function matchWalk<T extends GameTypes>(game: Game<T>): Walk<T> {
  return (options, seed, { look, hear, step }) => {
    const rules = game.load(options)
    const dice = SeededDice.from(`show ${seed}`)
    let events: T['event'][] = []
    const emit = (event: T['event']) => {
      hear?.(event)
      events.push(event)
    }
    const state = rules.setup(dice, emit)
    look?.(state)
    while (!rules.outcome(state)) {
      const before = step && rules.copy(state)
      events = []
      const seat = dice.pick(rules.toAct(state))
      rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, emit)
      look?.(state)
      if (before !== undefined) step?.(before, events, state)
    }
  }
}

/** The decisions of a campaign at random, with its battles played at random in between. */
export function campaignWalk<C extends CampaignTypes>(campaign: Campaign<C>): Walk<C> {
  return (options, seed, { look, hear, step }) => {
    let before: C['state'] | undefined
    const run = playCampaign(campaign, options, seed, undefined, ({ state, seq, heard }) => {
      const after = state()
      look?.(after)
      if (before !== undefined) step?.(before, heard(seq), after)
      before = after
    })
    for (const event of run.heard()) hear?.(event)
  }
}
