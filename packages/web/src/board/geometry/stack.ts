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
 * is farther away, and smaller. What one of them has is at its front, and takes no room; one that everybody looks at
 * is never small.
 *
 * @param angleOf the angle of a facing, for what is carried
 */
export function footing(
  stack: readonly Piece[],
  number: number,
  angleOf: (facing: number) => number = facing => (facing * Math.PI) / 3,
): Footing {
  const piece = stack[number]
  const carrier = carrierIn(stack, piece)
  if (carrier) {
    const foot = footing(stack, stack.indexOf(carrier))
    const angle = carrier.facing === undefined ? Math.PI / 4 : angleOf(carrier.facing)
    return { x: foot.x + FRONT * Math.cos(angle), y: foot.y + FRONT * Math.sin(angle), size: CARRIED }
  }
  const level = piece?.level ?? 0
  const size = piece?.prominent ? 1.06 : isSmall(piece) ? 0.62 : level < 0 ? 0.92 : 1
  const standing = stack.filter(other => !carrierIn(stack, other))
  if (standing.length < 2) return { x: 0, y: 0, size }
  const place = piece ? standing.indexOf(piece) : number
  const spread = standing.length > 2 ? 0.84 : 0.66
  const aside = (place - (standing.length - 1) / 2) * (spread / (standing.length - 1))
  const crowded = piece?.prominent ? 0.9 : standing.length > 2 ? 0.7 : 0.78
  return { x: aside, y: -aside * 0.8, size: size * crowded }
}

/** How large something in hand is, and how far in front of its holder. */
const CARRIED = 0.6
export const FRONT = 0.72

/** Things, which lie below pieces or are carried by them. */
function isSmall(piece: Piece | undefined): boolean {
  return (piece?.level ?? 0) < -1 || piece?.carriedBy !== undefined
}

/** The piece of a stack that has another one of it. */
export function carrierIn(stack: readonly Piece[], piece: Piece | undefined): Piece | undefined {
  const id = piece?.carriedBy
  return id === undefined ? undefined : stack.find(other => other.id === id)
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

/** What is carried comes below its holder: who is pointed at is the holder. */
function rank(piece: Piece): number {
  return (piece.level ?? 0) * 2 - (piece.ghost ? 1000 : 0) - (piece.carriedBy === undefined ? 0 : 0.5)
}
