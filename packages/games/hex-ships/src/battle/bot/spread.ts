import { at } from '@sextant/engine'

/** At most this many of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, n) => at(list, Math.floor((n * list.length) / most)))
}
