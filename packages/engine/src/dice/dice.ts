import type { DrawScope } from './draw-scope.ts'

/** Everything random in a match comes from here, as draws that can be seeded, scripted and recorded. */

/** One draw: the face that came up, or whether a chance came true. */
export type Draw = number | boolean

export interface Dice {
  /** One die: 1 to `faces`. A die with one face is not drawn at all. */
  d(faces: number): number
  /** `n` dice, each as it fell. */
  roll(n: number, faces: number): number[]
  /** `n` dice added up. */
  sum(n: number, faces: number): number
  /** True with probability `p`. What is certain or impossible is not drawn. */
  chance(p: number): boolean
  /** One of the list, all alike; drawn as a die with as many faces. */
  pick<T>(list: readonly T[]): T
  /** The list in random order, as a new list; drawn as dice of n, n-1, … 2 faces. */
  shuffle<T>(list: readonly T[]): T[]
  /** For dice that treat draws of a scope in their own way; rules call `drawWithin`. */
  within?<T>(scope: DrawScope, draw: (dice: Dice) => T): T
}

/** What every kind of dice shares: all draws come down to one die or one chance. */
export abstract class DrawnDice implements Dice {
  protected abstract face(faces: number): number
  protected abstract comesTrue(p: number): boolean

  d(faces: number): number {
    if (!(Number.isInteger(faces) && faces >= 1 && faces <= 0x1_0000_0000))
      throw new RangeError(`A die has a whole number of faces, at least 1, not ${faces}`)
    return faces === 1 ? 1 : this.face(faces)
  }

  roll(n: number, faces: number): number[] {
    wholeDice(n)
    const rolled: number[] = []
    for (let i = 0; i < n; i++) rolled.push(this.d(faces))
    return rolled
  }

  sum(n: number, faces: number): number {
    wholeDice(n)
    let total = 0
    for (let i = 0; i < n; i++) total += this.d(faces)
    return total
  }

  chance(p: number): boolean {
    if (!(p >= 0 && p <= 1)) throw new RangeError(`A chance lies between 0 and 1, not ${p}`)
    if (p === 0 || p === 1) return p === 1
    return this.comesTrue(p)
  }

  pick<T>(list: readonly T[]): T {
    // Straight to the face: search picks at every step, and a list's length is a number of faces already.
    if (list.length > 1) return list[this.face(list.length) - 1] as T
    if (list.length === 0) throw new RangeError('Nothing to pick from: the list is empty')
    return list[0] as T
  }

  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.d(last + 1) - 1
      const held = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = held
    }
    return shuffled
  }
}

function wholeDice(n: number): void {
  if (!(Number.isInteger(n) && n >= 0)) throw new RangeError(`A whole number of dice is rolled, not ${n}`)
}
