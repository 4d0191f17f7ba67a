import * as v from 'valibot'

/** Units are named by their places: blue's in the order of its team, then red's. Cells by their numbers on the board. */
export interface State {
  /** A letter for each cell; it never changes in a match. */
  terrain: string
  /** 0 while units are being deployed. */
  round: number
  /** The seat whose turn it is. */
  active: number
  /** Raised with every turn. */
  turn: number
  /** The cell of each unit; -1 before it is deployed and when it is gone. */
  at: number[]
  /** Wounds left, by unit; 0 when it is destroyed. */
  wounds: number[]
  /** What each unit has done and undergone, as a sum of the marks below. */
  marks: number[]
  /** The weapon with which each unit watches, or -1. */
  watch: number[]
  /** The unit that watchers have halted in its move, or -1, and the cells that it has still to enter. */
  mover: number
  path: number[]
  /** The points of blue and red for each victory condition, one condition after the other. */
  points: number[]
  /** The seat that has each flag, or -1. */
  flags: number[]
  /** How it ended: the winner, or null in a draw; null while it goes on. */
  over: { winner: number | null; reason: string } | null
}

/** In this turn it has moved, attacked, healed another, been healed; and, for the whole battle, got through. */
export const MOVED = 1
export const ATTACKED = 2
export const HEALING = 4
export const HEALED = 8
export const THROUGH = 16

const place = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(23))
const cell = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1260))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1))

function each<T extends v.GenericSchema>(schema: T) {
  return v.pipe(v.array(schema), v.maxLength(24))
}

export const stateSchema = v.strictObject({
  terrain: v.pipe(v.string(), v.regex(/^[.frw#]+$/), v.maxLength(1261)),
  round: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  active: seat,
  turn: count,
  at: each(cell),
  wounds: each(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  marks: each(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31))),
  watch: each(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(5))),
  mover: place,
  path: v.pipe(v.array(cell), v.maxLength(100)),
  points: v.pipe(v.array(score), v.maxLength(12)),
  flags: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1))), v.maxLength(72)),
  over: v.nullable(v.strictObject({ winner: v.nullable(seat), reason: v.pipe(v.string(), v.maxLength(40)) })),
})

export function copyState(state: State): State {
  const { over } = state
  return {
    terrain: state.terrain,
    round: state.round,
    active: state.active,
    turn: state.turn,
    at: state.at.slice(),
    wounds: state.wounds.slice(),
    marks: state.marks.slice(),
    watch: state.watch.slice(),
    mover: state.mover,
    path: state.path.slice(),
    points: state.points.slice(),
    flags: state.flags.slice(),
    over: over && { winner: over.winner, reason: over.reason },
  }
}
