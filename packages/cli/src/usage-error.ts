/** The command was called in a way it does not understand; the sentence says what it would. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** The command whose help explains more. */
  readonly command: string | undefined
  constructor(message: string, command?: string) {
    super(message)
    this.command = command
  }
}
