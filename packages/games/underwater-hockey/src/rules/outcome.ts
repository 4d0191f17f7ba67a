import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { teamName } from '../units.ts'
import { scoreOf, type Water } from './water.ts'

/** The first team with enough goals wins; after the last turn, the one with more; else it is a draw. */
export function outcomeOf(
  tables: Tables,
  { score, turn }: Pick<State, 'score' | 'turn'>,
): Outcome | undefined {
  const [blue, red] = score
  const reason = whyOver(tables, blue, red, turn)
  if (!reason) return undefined
  const scores = blue === red ? [0.5, 0.5] : blue > red ? [1, 0] : [0, 1]
  return { scores, reason, values: { blue, red } }
}

/** The same question for search, which asks it of a water. */
export function isOver(tables: Tables, water: Water): boolean {
  const [blue, red] = scoreOf(water)
  return whyOver(tables, blue, red, water.turn) !== undefined
}

function whyOver(
  { ruleset: { match } }: Tables,
  blue: number,
  red: number,
  turn: number,
): string | undefined {
  if (Math.max(blue, red) >= match.goals) return 'goals'
  if (turn <= match.turns) return undefined
  return blue === red ? 'turn-limit-draw' : 'turn-limit'
}

export function announceEnd(tables: Tables, state: State, emit: Emit<Event>): void {
  const outcome = outcomeOf(tables, state)
  if (!outcome) return
  const { reason, scores } = outcome
  const score: [number, number] = [state.score[0], state.score[1]]
  const winner = scores.indexOf(1)
  emit(winner < 0 ? { type: 'drawn', reason, score } : { type: 'won', team: teamName(winner), reason, score })
}
