/**
 * Keys that walk from place to place. The four keys around the arrows of a number pad go aslant: Home ↖, Page Up ↗,
 * End ↙, Page Down ↘.
 */
export const WALK_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
export type WalkKey = (typeof WALK_KEYS)[number]

export function isWalkKey(key: string): key is WalkKey {
  return WALK_KEYS.some(known => known === key)
}
