import type { Seat, Turn } from '@sextant/engine'

/** A turn as a session follows it: from when some seats were asked to decide until others, or they again, are asked. */
export interface OpenTurn {
  /** The steps taken before it. */
  readonly from: number
  /** Whose turn it is. */
  readonly seats: readonly Seat[]
  /** Who has still to decide in it. */
  readonly asked: readonly Seat[]
  /** As the rules number it, where they do. */
  readonly number?: number
  readonly over: boolean
}

/** A position as far as turns go. */
export interface TurnPosition {
  readonly toAct: readonly Seat[]
  readonly turn?: Turn | undefined
}

export function turnFrom(step: number, { toAct, turn }: TurnPosition): OpenTurn {
  const start = { from: step, seats: turn?.seats ?? toAct, asked: toAct, over: false }
  return turn ? { ...start, number: turn.number } : start
}

/**
 * The turn after one more step. Where the rules number turns, it is over when the number changes. Else it is over when
 * somebody is asked who was not asked just before: another seat, or, where several decide at the same time, one that had
 * decided already.
 */
export function turnAfter(turn: OpenTurn, position: TurnPosition): OpenTurn {
  const { toAct } = position
  const over =
    toAct.length === 0 ||
    (position.turn ? position.turn.number !== turn.number : toAct.some(seat => !turn.asked.includes(seat)))
  return { ...turn, asked: toAct, over }
}

/** The turn under way, from the positions after each of the last steps; the first is the one after step `from`. */
export function turnUnderWay(from: number, positions: readonly TurnPosition[]): OpenTurn {
  return positions.reduce<OpenTurn>(
    (turn, position, index) => {
      const next = turnAfter(turn, position)
      return next.over ? turnFrom(from + index, position) : next
    },
    turnFrom(from, positions[0] ?? { toAct: [] }),
  )
}
