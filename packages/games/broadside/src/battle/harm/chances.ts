import type { PlainRoll } from '../schema.ts'

/** A roll about to be made, every modifier named. */
export interface Cast {
  readonly faces: number
  readonly count: number
  readonly bonus: number
  /** By distance, and by a braced crew: 0 or less. */
  readonly distance: number
  readonly brace: number
}

/** How likely each total of a roll is: entry n is the chance of n. Totals below zero count as zero. */
export type Chances = readonly number[]

/**
 * Distributions of rolls, each computed once. Loaded rules have one of these, and so has each bot that computes with
 * odds; none is shared.
 */
export class Distributions {
  readonly #known = new Map<number, Chances>()

  of({ faces, count, bonus, distance, brace }: Cast): Chances {
    const modifier = bonus + distance + brace
    // Modifiers lie within ±500, and no roll has more than 9 dice.
    const key = (faces * 10 + count) * 1000 + modifier
    const known = this.#known.get(key)
    if (known) return known
    const chances = chancesOf(faces, count, modifier)
    this.#known.set(key, chances)
    return chances
  }
}

/** Roll(f, n, b). */
export function chancesOf(faces: number, count: number, bonus: number): Chances {
  const sums = sumsOf(faces, count)
  const chances: number[] = new Array(Math.max(1, sums.length + bonus)).fill(0)
  sums.forEach((chance, sum) => {
    const total = Math.max(0, sum + bonus)
    chances[total] = (chances[total] ?? 0) + chance
  })
  return chances
}

/** The chance to roll this much or more. */
export function atLeast(chances: Chances, least: number): number {
  let sum = 0
  for (let total = Math.max(0, least); total < chances.length; total++) sum += chances[total] ?? 0
  // Rounding errors never lift it above 1.
  return Math.min(1, sum)
}

/** What is lost or gained on average where no more than `most` can be. */
export function meanUpTo(chances: Chances, most: number): number {
  let mean = 0
  for (let total = 1; total < chances.length; total++) mean += Math.min(total, most) * (chances[total] ?? 0)
  return mean
}

/** The same chances where everything above `most` counts as `most`. */
export function cappedAt(chances: Chances, most: number): Chances {
  if (chances.length <= most + 1) return chances
  return [...chances.slice(0, most), atLeast(chances, most)]
}

/** The average of a roll, as if it could fall below zero. */
export function meanOf({ faces, count, bonus }: PlainRoll): number {
  return (count * (faces + 1)) / 2 + bonus
}

/** A roll that neither distance nor a brace changes: items. */
export function plainCast({ faces, count, bonus }: PlainRoll): Cast {
  return { faces, count, bonus, distance: 0, brace: 0 }
}

/** The dice added up, from a sum of 0. */
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
