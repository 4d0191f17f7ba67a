import type { BotHost } from './bot-host.ts'
import type { BotChannel } from './channel.ts'

/**
 * A channel to a host on this thread that hands questions and answers over as they are: nothing is copied, and an error
 * arrives as it was thrown. For the terminal, where bots and their authors are at home.
 */
export function directChannel(host: BotHost): BotChannel {
  let last = 0
  /** Counts how often it was closed: what was asked before is never answered. */
  let closed = 0
  return {
    ask(question, onProgress = () => {}) {
      const asked = closed
      const open = () => asked === closed
      return new Promise((resolve, reject) => {
        const answer = host.answer({ ...question, id: ++last }, part => {
          if (open()) onProgress(part)
        })
        answer.then(
          answer => {
            if (open()) resolve(answer)
          },
          error => {
            if (open()) reject(error)
          },
        )
      })
    },
    close() {
      closed++
      void host.dispose()
    },
  }
}
