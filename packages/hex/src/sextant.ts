import { NO_BEARING, relativeBearing } from './bearing.ts'
import type { Board } from './board.ts'
import { type Direction, turn } from './direction.ts'

/** Faces of a piece, clockwise: 1 bow, 2 and 3 right, 4 stern, 5 and 6 left. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]

/** Sextant n lies between the rays of the faces n-1 and n, sextant 1 between those of 6 and 1. */
export const SEXTANTS = [1, 2, 3, 4, 5, 6] as const
export type Sextant = (typeof SEXTANTS)[number]

/** Bit n-1 for sextant n. */
export type SextantSet = number

export const SIDES = ['front', 'right', 'rear', 'left'] as const
export type Side = (typeof SIDES)[number]

export function sextantSet(...sextants: readonly Sextant[]): SextantSet {
  return sextants.reduce((set, sextant) => set | (1 << (sextant - 1)), 0)
}

export function sextantsIn(set: SextantSet): Sextant[] {
  return SEXTANTS.filter(sextant => (set & (1 << (sextant - 1))) !== 0)
}

/** The direction in which a face looks when the bow points along `facing`. */
export function faceDirection(facing: number, face: Face): Direction {
  return turn(facing, face - 1)
}

/** The face through whose ray the target is seen, or undefined when it lies on no ray. */
export function faceToward(board: Board, cell: number, facing: number, target: number): Face | undefined {
  const seen = relativeBearing(board, cell, facing, target)
  return seen === NO_BEARING || seen % 2 === 1 ? undefined : FACES[seen / 2]
}

/** The sextant the target lies in; both neighbours when it lies on a ray; none for the piece's own cell. */
export function sextantsToward(board: Board, cell: number, facing: number, target: number): SextantSet {
  const seen = relativeBearing(board, cell, facing, target)
  return seen === NO_BEARING ? 0 : (SEXTANTS_AT[seen] as SextantSet)
}

/** A target on a ray between two sextants is inside if either of them is. */
export function inFieldOfFire(
  field: SextantSet,
  board: Board,
  cell: number,
  facing: number,
  target: number,
): boolean {
  return (field & sextantsToward(board, cell, facing, target)) !== 0
}

/**
 * Which side of the piece an attacker hits. Strictly between the rays of faces 2 and 6: front; strictly between
 * those of 3 and 5: rear; otherwise, and on those four rays: right or left.
 */
export function sideHit(board: Board, cell: number, facing: number, attacker: number): Side {
  const side = SIDE_AT[relativeBearing(board, cell, facing, attacker)]
  if (side === undefined) throw new RangeError('A piece is not hit from its own cell.')
  return side
}

const SEXTANTS_AT = Uint8Array.of(
  sextantSet(1, 2),
  sextantSet(2),
  sextantSet(2, 3),
  sextantSet(3),
  sextantSet(3, 4),
  sextantSet(4),
  sextantSet(4, 5),
  sextantSet(5),
  sextantSet(5, 6),
  sextantSet(6),
  sextantSet(6, 1),
  sextantSet(1),
)

const SIDE_AT: readonly Side[] = [
  'front',
  'front',
  'right',
  'right',
  'right',
  'rear',
  'rear',
  'rear',
  'left',
  'left',
  'left',
  'front',
]
