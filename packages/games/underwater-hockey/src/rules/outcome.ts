import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { teamName } from '../units.ts'
import type { World } from '../world.ts'

/** The first to so many goals wins; after the last turn, more goals; else it is a draw. */
export function outcomeOf({ ruleset: { match } }: World, { score, turn }: State): Outcome | undefined {
  const [blue, red] = score
  if (Math.max(blue, red) >= match.goals) return ended(blue, red, 'goals')
  if (turn <= match.turns) return undefined
  return ended(blue, red, blue === red ? 'turn-limit-draw' : 'turn-limit')
}

function ended(blue: number, red: number, reason: string): Outcome {
  const scores = blue === red ? [0.5, 0.5] : blue > red ? [1, 0] : [0, 1]
  return { scores, reason, values: { blue, red } }
}

export function announceEnd(world: World, state: State, emit: Emit<Event>): void {
  const outcome = outcomeOf(world, state)
  if (!outcome) return
  const { reason, scores } = outcome
  const score: [number, number] = [state.score[0], state.score[1]]
  const winner = scores.indexOf(1)
  emit(winner < 0 ? { type: 'drawn', reason, score } : { type: 'won', team: teamName(winner), reason, score })
}
