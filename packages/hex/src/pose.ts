import { type Direction, turn } from './direction.ts'

/** A cell and the direction faced there, as one number: `cell * 6 + facing`. */
export type Pose = number

export function poseOf(cell: number, facing: number): Pose {
  return cell * 6 + facing
}

export function cellOf(pose: Pose): number {
  return Math.floor(pose / 6)
}

export function facingOf(pose: Pose): Direction {
  return turn(pose, 0)
}
