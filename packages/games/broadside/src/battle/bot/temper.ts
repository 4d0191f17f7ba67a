import type { State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'

/**
 * What a combatant likes about a position at the end of its own turn, besides being ahead. It keeps combatants in
 * character whichever bot plays them: a merchant runs, a kraken clings, a serpent slips away.
 */
export function liking(tables: Tables, state: State, seat: number): number {
  const { D } = state
  switch (combatantOf(tables, seat).temper) {
    case 'duel':
      return 0
    // Runs from everybody.
    case 'flee':
      return 0.6 * D
    // Comes close and holds on.
    case 'grapple':
      return (sideOf(state, otherSeat(seat)).gripped ? 0.4 : 0) - 0.5 * D
    // Strikes, and is gone before the guns are run out.
    case 'strike-and-slip':
      return sideOf(state, seat).dived ? 0.9 : 0
    // Comes on and on.
    case 'drift':
      return -0.15 * D
  }
}
