import { botHost, serveBots } from '@sextant/bots'
import { boxFor } from '@sextant/games/box-for'

/** The thread that bots run on. It is handed views only. */
const host = botHost(
  async (game, { campaign, options }) => {
    const box = await boxFor(game, campaign === undefined ? { options } : { given: true })
    if (!box) throw new Error(`there is no game "${game}"`)
    return box
  },
  () => performance.now(),
)

const serve = serveBots(host, reply => postMessage(reply))

addEventListener('message', ({ data }: MessageEvent<unknown>) => void serve(data))
