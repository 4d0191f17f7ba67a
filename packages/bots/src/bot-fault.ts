/** A bug in a bot: it threw, or chose what it may not. The match stands where it stood. */
export class BotFault extends Error {
  override readonly name = 'BotFault'
  readonly bot: string
  readonly step: number
  constructor(bot: string, step: number, message: string, cause?: unknown) {
    super(`${bot}, step ${step}: ${message}`, { cause })
    this.bot = bot
    this.step = step
  }
}
