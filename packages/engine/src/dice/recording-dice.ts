import { type Dice, type Draw, DrawnDice } from './dice.ts'

/** Passes on another's dice and writes every draw down. */
export class RecordingDice extends DrawnDice {
  readonly draws: Draw[] = []
  readonly #source: Dice

  constructor(source: Dice) {
    super()
    this.#source = source
  }

  protected face(faces: number): number {
    const face = this.#source.d(faces)
    this.draws.push(face)
    return face
  }

  protected comesTrue(p: number): boolean {
    const came = this.#source.chance(p)
    this.draws.push(came)
    return came
  }
}
