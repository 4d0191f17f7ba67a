/** How likely each total of a roll is: entry n is the chance of n. Totals below zero count as zero. */
export type Chances = readonly number[]

/** Roll(f, n, b). */
export function chancesOf(faces: number, count: number, bonus: number): Chances {
  const key = (faces * 10 + count) * 1000 + bonus
  const known = tables.get(key)
  if (known) return known
  const sums = sumsOf(faces, count)
  const chances: number[] = new Array(Math.max(1, sums.length + bonus)).fill(0)
  sums.forEach((chance, sum) => {
    const total = Math.max(0, sum + bonus)
    chances[total] = (chances[total] ?? 0) + chance
  })
  tables.set(key, chances)
  return chances
}

const tables = new Map<number, Chances>()

/** The chance that at least so much is rolled. */
export function atLeast(chances: Chances, least: number): number {
  let sum = 0
  for (let total = Math.max(0, least); total < chances.length; total++) sum += chances[total] as number
  // Never a hair above 1.
  return Math.min(1, sum)
}

/** What is lost or gained on average where no more than `most` can be. */
export function meanUpTo(chances: Chances, most: number): number {
  let mean = 0
  for (let total = 1; total < chances.length; total++)
    mean += Math.min(total, most) * (chances[total] as number)
  return mean
}

/** The same chances where everything above `most` counts as `most`. */
export function cappedAt(chances: Chances, most: number): Chances {
  if (chances.length <= most + 1) return chances
  return [...chances.slice(0, most), atLeast(chances, most)]
}

/** Dice added up, from a sum of 0. */
function sumsOf(faces: number, count: number): number[] {
  let sums = [1]
  for (let die = 0; die < count; die++) {
    const next: number[] = new Array(sums.length + faces).fill(0)
    sums.forEach((chance, sum) => {
      for (let face = 1; face <= faces; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / faces
    })
    sums = next
  }
  return sums
}
