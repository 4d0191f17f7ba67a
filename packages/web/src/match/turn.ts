import type { Seat } from '@sextant/engine'

/** A stretch of play: from when some seats were asked to decide until all of them have. */
export interface Turn {
  /** The steps taken before it. */
  readonly from: number
  /** Who decides in it. */
  readonly seats: readonly Seat[]
  /** Who of them is still to decide. */
  readonly open: readonly Seat[]
}

export function turnFrom(step: number, toAct: readonly Seat[]): Turn {
  return { from: step, seats: toAct, open: toAct }
}

/** The turn after one more step; it is over when nobody who began it is still asked. */
export function turnAfter(turn: Turn, toAct: readonly Seat[]): Turn {
  return { ...turn, open: turn.open.filter(seat => toAct.includes(seat)) }
}

export function isOver(turn: Turn): boolean {
  return turn.open.length === 0
}
