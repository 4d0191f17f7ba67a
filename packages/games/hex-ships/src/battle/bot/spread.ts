import { at } from '@sextant/engine'

/** At most this many of a list, spread evenly over it; the part decides which of those beside each other, 0 … 1. */
export function spread<T>(list: readonly T[], most: number, part = 0): readonly T[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, n) => at(list, Math.floor(((n + part) * list.length) / most)))
}
