import type { BotCard } from '@sextant/engine'

export interface RolloutSettings {
  /** How many imagined matches are played out for one decision. */
  readonly playouts: number
  /** A playout stops after this many actions; a match still open then counts as a draw. */
  readonly depth: number
  /**
   * How many legal actions are listed in all playouts of one decision at most. A game with hundreds of them, and many
   * decisions in a turn, would take half a minute otherwise. Counted, not timed, so that it repeats.
   */
  readonly listed?: number
}

/** Apart from the bot itself, so that lists do without its code. */
export function rolloutCard({ playouts }: RolloutSettings): BotCard {
  return {
    id: 'rollout',
    title: 'Rollout',
    about: `Plays ${playouts} random matches in its head for every decision.`,
  }
}
