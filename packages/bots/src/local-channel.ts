import type { Box } from '@sextant/scene'
import { botHost } from './bot-host.ts'
import { type BotChannel, channelOver } from './channel.ts'
import { serveBots } from './serve-bots.ts'

/** A channel to bots on this same thread: for the terminal, for tests, and for browsers that start no workers. */
export function localChannel(load: (game: string) => Promise<Box>, now: () => number): BotChannel {
  return channelOver(received => {
    let open = true
    const host = botHost(load, now)
    const serve = serveBots(host, reply => {
      if (open) received(structuredClone(reply))
    })
    return {
      send: question => void serve(structuredClone(question)),
      close() {
        open = false
        void host.dispose()
      },
    }
  })
}
