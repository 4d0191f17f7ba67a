import { LARGEST_SHELF } from './store.ts'

/** What must go from a shelf that holds too much: the first in the list, up to the last, which always stays. */
export function overfull<T extends { readonly size: number }>(oldestFirst: readonly T[]): readonly T[] {
  let total = oldestFirst.reduce((sum, { size }) => sum + size, 0)
  return oldestFirst.slice(0, -1).filter(({ size }) => {
    if (total <= LARGEST_SHELF) return false
    total -= size
    return true
  })
}
