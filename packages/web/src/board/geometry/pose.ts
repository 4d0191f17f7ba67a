import type { Piece } from '@sextant/scene'

/** How a piece that is in motion differs from how it stands. */
export interface Pose {
  /** Where its middle is, in world units. */
  readonly x: number
  readonly y: number
  /** Radians clockwise from east, where it is turning. */
  readonly angle?: number
  readonly alpha: number
  readonly size: number
  /** How wide it is seen, 0 to 1, while it is flipped over. */
  readonly width?: number
}

/** A piece in motion. */
export interface Mover {
  readonly piece: Piece
  readonly pose: Pose
}
