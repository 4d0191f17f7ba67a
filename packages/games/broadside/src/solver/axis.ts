/**
 * The levels at which a quantity has its own entries in the table. What lies between is interpolated by the cubic
 * through the four nearest levels (fewer where there are not so many), which keeps mean, variance and skew of a roll.
 */
export interface Axis {
  /** Whole numbers, ascending. */
  readonly levels: readonly number[]
}

/** A share of a value that is put down to a level. Shares add up to 1; some may be below zero. */
export interface Share {
  readonly at: number
  readonly weight: number
}

/** How a value is shared out among the levels up to the one numbered `top`. Values beyond the ends go to the ends. */
export function sharesOf({ levels }: Axis, value: number, points = 4, top = levels.length - 1): Share[] {
  if (value <= level(levels, 0)) return [{ at: 0, weight: 1 }]
  if (value >= level(levels, top)) return [{ at: top, weight: 1 }]
  let below = 0
  while (level(levels, below + 1) <= value) below++
  if (level(levels, below) === value) return [{ at: below, weight: 1 }]
  const count = Math.min(points, top + 1)
  const first = Math.max(0, Math.min(below - Math.floor(count / 2) + 1, top + 1 - count))
  return Array.from({ length: count }, (_, i) => ({
    at: first + i,
    weight: lagrange(levels, first, count, i, value),
  }))
}

/** Every whole number from `least` to `most`. */
export function everyLevel(least: number, most: number): Axis {
  return { levels: Array.from({ length: most - least + 1 }, (_, i) => least + i) }
}

/** So many levels from 1 to `most`, closer together where little is left and each point counts for more. */
export function gradedLevels(most: number, count: number): Axis {
  if (most <= count) return everyLevel(1, most)
  const levels = [1]
  for (let i = 1; i < count; i++) {
    const ideal = 1 + (most - 1) * (i / (count - 1)) ** GRADING
    levels.push(Math.max(level(levels, i - 1) + 1, Math.round(ideal)))
  }
  return { levels }
}

const GRADING = 1.4

function lagrange(levels: readonly number[], first: number, count: number, i: number, value: number): number {
  let weight = 1
  for (let j = 0; j < count; j++)
    if (j !== i)
      weight *= (value - level(levels, first + j)) / (level(levels, first + i) - level(levels, first + j))
  return weight
}

function level(levels: readonly number[], i: number): number {
  return levels[i] as number
}
