import { axialBearing, NO_BEARING } from '@sextant/hex'
import { type HexStage, type Scene, say } from '@sextant/scene'
import type { BoardWords } from '../../words.ts'

/** Where a place lies as seen from the piece whose turn it is, if that one faces somewhere: `3 ahead`. */
export function seenFromActing(
  { acting, pieces }: Scene,
  { orientation, cells }: HexStage,
  place: number,
  words: BoardWords,
): string[] {
  const piece = pieces.find(({ id }) => id === acting)
  const [from, to] = [piece && cells[piece.at], cells[place]]
  if (piece?.facing === undefined || !from || !to) return []
  const [q, r] = [to.q - from.q, to.r - from.r]
  const bearing = axialBearing(orientation, q, r)
  if (bearing === NO_BEARING) return []
  const distance = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  // Twelfths, as on a clock whose 12 is straight ahead.
  const hour = (bearing - 2 * piece.facing + 12) % 12
  const key = hour === 0 ? 'ahead' : hour === 6 ? 'behind' : 'oclock'
  return [say({ key, values: { distance, hour } }, words)]
}
