import type { Odds } from '@sextant/engine'

/** The most bars; more values are put into ranges. */
const MOST_BARS = 8

/** A distribution as bars, from the lowest value to the highest. */
export function barsOf(
  { outcomes }: Pick<Odds, 'outcomes'>,
  nameOf: (value: number | string | boolean) => string = String,
): { label: string; chance: number }[] {
  const sorted = [...outcomes].sort((a, b) => Number(a.value) - Number(b.value))
  if (sorted.length <= MOST_BARS) return sorted.map(({ value, chance }) => ({ label: nameOf(value), chance }))
  const size = Math.ceil(sorted.length / MOST_BARS)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, number) => {
    const part = sorted.slice(number * size, (number + 1) * size)
    const [first, last] = [part[0]?.value, part.at(-1)?.value]
    return {
      label: first === last ? String(first) : `${first}–${last}`,
      chance: part.reduce((sum, { chance }) => sum + chance, 0),
    }
  })
}
