import { type Draw, DrawnDice } from './dice.ts'

/** The script does not fit what the rules draw: a mistake in a test or a damaged record. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  /** The number of the draw, from 1. */
  readonly draw: number
  constructor(draw: number, message: string) {
    super(`draw ${draw}: ${message}`)
    this.draw = draw
  }
}

/** Dice that fall as written down: for tests and for replaying records. */
export class ScriptedDice extends DrawnDice {
  readonly #script: readonly Draw[]
  #next = 0

  constructor(script: readonly Draw[]) {
    super()
    this.#script = script
  }

  /** What has not been drawn yet. */
  get left(): readonly Draw[] {
    return this.#script.slice(this.#next)
  }

  protected face(faces: number): number {
    const draw = this.#take(`a die with ${faces} faces is rolled`)
    if (typeof draw === 'boolean' || !Number.isInteger(draw) || draw < 1 || draw > faces)
      throw new ScriptError(
        this.#next,
        `a die with ${faces} faces shows 1 to ${faces}, the script says ${draw}`,
      )
    return draw
  }

  protected comesTrue(p: number): boolean {
    const draw = this.#take(`a chance of ${percent(p)} is drawn`)
    if (typeof draw !== 'boolean')
      throw new ScriptError(
        this.#next,
        `a chance of ${percent(p)} comes out true or false, the script says ${draw}`,
      )
    return draw
  }

  #take(what: string): Draw {
    const draw = this.#script[this.#next++]
    if (draw === undefined)
      throw new ScriptError(this.#next, `${what}, but the script ends after ${this.#script.length}`)
    return draw
  }
}

function percent(p: number): string {
  return `${Number((p * 100).toFixed(2))} %`
}
