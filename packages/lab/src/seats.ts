import { type SeatedBot, seatBot } from '@sextant/bots'
import type { Bot, GameTypes, Rules, Seat } from '@sextant/engine'

/** Seats a bot for the match that is played. */
export type SeatOne = <T extends GameTypes>(
  bot: Bot<T>,
  rules: Rules<T>,
  seat: Seat,
  seed: string,
) => SeatedBot<T>

/** The bots that are seated in matches under way, and may hold what outlives the process: each leaves its seat at last. */
export class Seats {
  readonly #taken = new Set<Leaving>()

  /** Plays with bots that leave when it is over, also where it fails: then it is that failure that counts. */
  async during<R>(play: (seat: SeatOne) => Promise<R>): Promise<R> {
    const own: Leaving[] = []
    let result: R
    try {
      result = await play((bot, rules, seat, seed) => {
        const seated = seatBot(bot, rules, seat, seed)
        own.push(seated)
        this.#taken.add(seated)
        return seated
      })
    } catch (error) {
      await this.leave(own).catch(() => {})
      throw error
    }
    await this.leave(own)
    return result
  }

  /** Lets bots leave, all if not said, as where play was broken off; the first failure is thrown when all have left. */
  async leave(leaving: Iterable<Leaving> = this.#taken): Promise<void> {
    const left = await Promise.allSettled(
      [...leaving].map(async bot => {
        if (this.#taken.delete(bot)) await bot.dispose()
      }),
    )
    for (const each of left) if (each.status === 'rejected') throw each.reason
  }
}

interface Leaving {
  dispose(): void | Promise<void>
}
