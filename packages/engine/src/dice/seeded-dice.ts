import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { sha256 } from '../plain/sha256.ts'
import { type Dice, DrawnDice } from './dice.ts'

const TWO_TO_32 = 0x1_0000_0000
const SMALL = 0x3fff_ffff

/** Dice from a generator whose whole state is four numbers, so that it can be stored as JSON. */
export class SeededDice extends DrawnDice {
  readonly #generator: ReturnType<typeof xoroshiro128plus>

  private constructor(generator: ReturnType<typeof xoroshiro128plus>) {
    super()
    this.#generator = generator
  }

  /** The same text gives the same dice, everywhere and always; all 128 bits of the state come from it. */
  static from(seed: string): SeededDice {
    const digest = new DataView(sha256(utf8ToBytes(seed)).buffer)
    return SeededDice.fromState([0, 4, 8, 12].map(offset => digest.getInt32(offset)))
  }

  static fromState(state: readonly number[]): SeededDice {
    if (state.length !== 4 || !state.every(Number.isInteger) || state.every(word => word === 0))
      throw new RangeError('The state of seeded dice is four whole numbers, not all of them 0')
    return new SeededDice(xoroshiro128plusFromState([...state]))
  }

  state(): number[] {
    return [...this.#generator.getState()]
  }

  /** Draws that would favour the low faces are thrown away, so that every face is exactly as likely. */
  protected face(faces: number): number {
    const last = TWO_TO_32 - faces
    for (;;) {
      const draw = this.#generator.next() >>> 0
      const over = draw % faces
      // Asked first whether the draw itself is small enough, which most are: that does not wait for the division.
      // As a small whole number: lists of dice are stored and read faster that way.
      if (draw <= last || draw - over <= last) return faces <= SMALL ? (over + 1) | 0 : over + 1
    }
  }

  protected comesTrue(p: number): boolean {
    return this.#generator.next() >>> 0 < p * TWO_TO_32
  }
}

/**
 * The dice of one step of a match (0 is the set-up). Each step has a stream of its own out of the seed, so
 * that nobody can tell the dice to come from the dice that were, and any step can be checked by itself.
 */
export function diceOfStep(seed: string, step: number): Dice {
  return new LateDice(() => SeededDice.from(`${seed}/${step}`))
}

/** Dice that are made when the first of them is drawn: most steps draw none. */
class LateDice extends DrawnDice {
  readonly #make: () => SeededDice
  #made: SeededDice | undefined

  constructor(make: () => SeededDice) {
    super()
    this.#make = make
  }

  protected face(faces: number): number {
    this.#made ??= this.#make()
    return this.#made.d(faces)
  }

  protected comesTrue(p: number): boolean {
    this.#made ??= this.#make()
    return this.#made.chance(p)
  }
}
