import type { Piece } from '../scene.ts'

/** Pieces in the order they lie on each other, from the top or the bottom; what is not really there comes last. */
export function stackOf(pieces: readonly Piece[], from: 'top' | 'bottom'): Piece[] {
  const upwards = from === 'bottom' ? 1 : -1
  return [...pieces].sort(
    (a, b) =>
      Number(a.ghost ?? false) - Number(b.ghost ?? false) || upwards * ((a.level ?? 0) - (b.level ?? 0)),
  )
}
