import type { Piece } from '@sextant/scene'

/** Where a piece stands within its place, and its size there; the unit is a piece of usual size. */
export interface Footing {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Lowest first, so that what is above is drawn above; ghosts under all. */
export function drawingOrder(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => rank(a) - rank(b))
}

/** Pieces by place, in drawing order. */
export function byPlace(pieces: readonly Piece[]): Map<number, Piece[]> {
  const stacks = new Map<number, Piece[]>()
  for (const piece of drawingOrder(pieces)) {
    const stack = stacks.get(piece.at)
    if (stack) stack.push(piece)
    else stacks.set(piece.at, [piece])
  }
  return stacks
}

/**
 * One alone stands in the middle; those that share a place stand aslant, the lower to the left and front. What is lower
 * is farther away, and smaller.
 */
export function footing(stack: readonly Piece[], number: number): Footing {
  const level = stack[number]?.level ?? 0
  const size = level < -1 ? 0.62 : level < 0 ? 0.92 : 1
  if (stack.length < 2) return { x: 0, y: 0, size }
  const spread = stack.length > 2 ? 0.84 : 0.66
  const aside = (number - (stack.length - 1) / 2) * (spread / (stack.length - 1))
  return { x: aside, y: -aside * 0.8, size: size * (stack.length > 2 ? 0.7 : 0.78) }
}

/** The uppermost piece at a point of a place, else the uppermost of the place. The point is relative to its centre. */
export function pieceAt(stack: readonly Piece[], x: number, y: number, radius: number): Piece | undefined {
  const real = stack.filter(piece => !piece.ghost)
  const candidates = real.length > 0 ? real : stack
  for (let number = stack.length - 1; number >= 0; number--) {
    const piece = stack[number]
    if (!piece || !candidates.includes(piece)) continue
    const foot = footing(stack, number)
    if (Math.hypot(x - foot.x, y - foot.y) <= radius * foot.size) return piece
  }
  return candidates.at(-1)
}

function rank(piece: Piece): number {
  return (piece.level ?? 0) * 2 - (piece.ghost ? 1000 : 0)
}
