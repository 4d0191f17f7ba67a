import { PERSON } from '@sextant/session'
import type { Verdict } from './verdict.ts'

/** What to try next: another opponent with everything else the same, or another scenario. */
export type Challenge =
  | { readonly kind: 'stronger' | 'easier'; readonly bot: string }
  | { readonly kind: 'scenario'; readonly scenario: string }

export interface ChallengeFacts {
  readonly verdict: Verdict
  readonly players: readonly string[]
  /** The ids of the game's own bots, weakest first. */
  readonly bots: readonly string[]
  /** In their order; those that were won count as cleared. */
  readonly scenarios: readonly string[]
  readonly cleared: readonly string[]
  readonly scenario?: string
}

/** The next stronger bot for a winner, the next scenario after the strongest, a weaker bot for who has lost. */
export function challengeOf(facts: ChallengeFacts): Challenge | undefined {
  const { verdict, players, bots, scenarios, cleared, scenario } = facts
  const opponents = new Set(players.filter(player => player !== PERSON))
  const [opponent] = opponents
  if (verdict === 'neutral' || opponents.size !== 1 || opponent === undefined) return undefined
  const place = bots.indexOf(opponent)
  const weaker = bots[place - 1]
  if (verdict === 'defeat') return weaker === undefined ? undefined : { kind: 'easier', bot: weaker }
  const stronger = bots[place + 1]
  if (stronger !== undefined) return { kind: 'stronger', bot: stronger }
  const open = scenarios.find(id => id !== scenario && !cleared.includes(id))
  return open === undefined ? undefined : { kind: 'scenario', scenario: open }
}

/** The players of the next match: the new opponent in the place of all bots. */
export function challengers(players: readonly string[], challenge: Challenge): string[] {
  return players.map(player => (player === PERSON || challenge.kind === 'scenario' ? player : challenge.bot))
}
