import { MODEL_CAPACITY } from './store.ts'

/** What is evicted from a cache that holds too much: the oldest first; the newest always stays. */
export function evicted<T extends { readonly size: number }>(oldestFirst: readonly T[]): readonly T[] {
  let total = oldestFirst.reduce((sum, { size }) => sum + size, 0)
  return oldestFirst.slice(0, -1).filter(({ size }) => {
    if (total <= MODEL_CAPACITY) return false
    total -= size
    return true
  })
}
