import { type Dice, DrawnDice, diceOfStep } from '@sextant/engine'

/** The dice of a step, made when the first of them is drawn: most actions draw none, and seeding costs. */
export class DiceWhenDrawn extends DrawnDice {
  #dice: Dice | undefined
  readonly #seed: string
  readonly #step: number

  constructor(seed: string, step: number) {
    super()
    this.#seed = seed
    this.#step = step
  }

  protected face(faces: number): number {
    return this.#drawn().d(faces)
  }

  protected comesTrue(p: number): boolean {
    return this.#drawn().chance(p)
  }

  #drawn(): Dice {
    this.#dice ??= diceOfStep(this.#seed, this.#step)
    return this.#dice
  }
}
