import type { Outcome, Seat } from '@sextant/engine'
import type { EndReason } from '../events.ts'
import { countDiscs, EMPTY, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { canPlaceAnywhere } from './flips.ts'

/** Why the match is over, or nothing while it goes on. */
export function endOf(tables: Tables, { discs, seat, turn, passes }: State): EndReason | undefined {
  if (turn > tables.turns) return 'turn-limit'
  // Most positions are answered here: the seat whose turn it is looks for a hex first.
  if (passes === 0 && canPlaceAnywhere(tables, discs, seat)) return undefined
  const left = seatsLeft(tables, discs)
  if (left.length < 2) return 'last-seat'
  if (!discs.includes(EMPTY)) return 'board-full'
  if (passes >= left.length) return 'all-passed'
  return left.some(other => canPlaceAnywhere(tables, discs, other)) ? undefined : 'no-moves'
}

/** Most discs win; seats with the same number share the win. */
export function outcomeOf(tables: Tables, state: State): Outcome | undefined {
  const reason = endOf(tables, state)
  if (!reason) return undefined
  const { seats } = tables
  const counts = countDiscs(state.discs, seats.length)
  const best = winnersBy(counts)
  return {
    scores: counts.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0)),
    reason,
    values: Object.fromEntries(seats.map((name, seat) => [name, counts[seat] ?? 0])),
  }
}

/** Who resigns gets nothing, and neither do seats that are out; the others share the win. */
export function forfeitBy(tables: Tables, { discs }: State, seat: Seat): number[] {
  const others = seatsLeft(tables, discs).filter(other => other !== seat)
  return tables.seats.map((_, other) => (others.includes(other) ? 1 / others.length : 0))
}

/** The seats with most discs. */
export function winnersBy(counts: readonly number[]): Seat[] {
  const most = Math.max(...counts)
  return counts.flatMap((count, seat) => (count === most ? [seat] : []))
}

/** A seat without discs is out: it can enclose nothing, now or ever. */
export function seatsLeft({ seats }: Tables, discs: State['discs']): Seat[] {
  return [...seats.keys()].filter(seat => discs.includes(seat))
}
