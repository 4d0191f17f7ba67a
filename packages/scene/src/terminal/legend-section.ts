import type { Ink } from './canvas.ts'

/** Characters of one sort in a legend, under a title. */
export interface LegendSection {
  readonly title: string
  readonly entries: readonly LegendEntry[]
}

export interface LegendEntry {
  readonly glyph: string
  readonly ink: Ink
  readonly name: string
}

/** The first item of each key, in order. */
export function firsts<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter(item => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
