/** A bug inside a game's rules. The match still stands where it stood before the action. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
  readonly step: number
  constructor(step: number, message: string, cause: unknown) {
    super(message, { cause })
    this.step = step
  }
}
