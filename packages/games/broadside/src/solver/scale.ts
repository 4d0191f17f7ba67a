/**
 * Chances as bytes. Steps are finest near 0 and 1, where a duel is all but decided and play must still tell better from
 * worse: 0.00004 there, 0.006 in the middle. An even chance is kept exactly.
 */
export const SCALE: Float64Array = Float64Array.from(
  { length: 255 },
  (_, byte) => (1 - Math.cos((Math.PI * byte) / 254)) / 2,
)

export function byteOf(chance: number): number {
  return Math.round((254 * Math.acos(1 - 2 * chance)) / Math.PI)
}
