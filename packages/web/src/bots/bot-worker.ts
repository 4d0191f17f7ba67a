import { botHost, serveBots } from '@sextant/bots'
import { boxes } from '@sextant/games/boxes'

/** The thread that bots run on. It is handed views only. */
const host = botHost(
  async game => {
    const load = Object.hasOwn(boxes, game) ? boxes[game] : undefined
    if (!load) throw new Error(`there is no game "${game}"`)
    return load()
  },
  () => performance.now(),
)

const serve = serveBots(host, reply => postMessage(reply))

addEventListener('message', ({ data }: MessageEvent<unknown>) => void serve(data))
