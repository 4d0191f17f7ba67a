import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import { ARMIES, type Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { citiesOf, healthOf, otherArmy } from './holdings.ts'

/** Victory conditions (4.5). */
export function outcomeOf({ scenario }: Tables, state: State): Outcome | undefined {
  // An army that holds no city has lost, even if it has units left.
  const red = citiesOf(state, 'red')
  const blue = citiesOf(state, 'blue')
  if (red === 0) return won('blue', 'last-city-taken')
  if (blue === 0) return won('red', 'last-city-taken')
  if (state.round <= scenario.limits.rounds) return undefined

  // After the last round: more cities wins, then more gold, then more health on the board, then a draw.
  if (red !== blue) return won(red > blue ? 'red' : 'blue', 'round-limit-cities')
  const { gold } = state
  if (gold.red !== gold.blue) return won(gold.red > gold.blue ? 'red' : 'blue', 'round-limit-gold')
  const ahead = healthOf(state, 'red') - healthOf(state, 'blue')
  if (ahead !== 0) return won(ahead > 0 ? 'red' : 'blue', 'round-limit-health')
  return { scores: ARMIES.map(() => 1 / ARMIES.length), reason: 'round-limit-draw' }
}

export function announceEnd(tables: Tables, state: State, emit: Emit<Event>): void {
  const outcome = outcomeOf(tables, state)
  if (!outcome) return
  const { reason, scores } = outcome
  const winner = ARMIES.find((_, seat) => scores[seat] === 1)
  emit(winner ? { type: 'won', army: winner, reason } : { type: 'drawn', reason })
}

function won(army: Army, reason: string): Outcome {
  const loser = otherArmy(army)
  return { scores: ARMIES.map(other => (other === loser ? 0 : 1)), reason }
}
