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
export const ALL_MARKS = MOVED | ATTACKED | HEALING | HEALED | THROUGH

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
