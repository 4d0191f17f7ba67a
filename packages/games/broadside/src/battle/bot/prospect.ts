import type { Action } from '../actions.ts'
import { isPower } from '../harm/powers.ts'
import { legalActions } from '../rules/actions-menu.ts'
import { copyState, type State } from '../state.ts'
import { otherSeat, sideOf } from '../tables.ts'
import { evaluate } from './evaluation.ts'
import type { Matchup } from './matchup.ts'
import { sketch } from './sketch.ts'

/** How much a seat's best next blow improves its position. */
export function prospect(matchup: Matchup, state: State, seat: number): number {
  const now = evaluate(matchup, state, seat)
  // By the next turn what has dived has come up again.
  const ahead = copyState(state)
  sideOf(ahead, otherSeat(seat)).dived = false
  let highest = now
  for (const action of legalActions(matchup.tables, ahead, seat)) {
    if (!strikes(action)) continue
    const after = copyState(ahead)
    sketch(matchup, after, seat, action)
    highest = Math.max(highest, evaluate(matchup, after, seat))
  }
  return highest - now
}

function strikes({ type }: Action): boolean {
  return type === 'cannon' || type === 'rifle' || type === 'board' || isPower(type)
}
