import { type BotChannel, channelOver } from '@sextant/bots'

/** A channel to a worker, so that the page never freezes. Closing it ends the worker; the next question starts one. */
export function workerChannel(start: () => Worker = startWorker): BotChannel {
  return channelOver((received, failed) => {
    const worker = start()
    worker.onmessage = ({ data }: MessageEvent<unknown>) => received(data)
    worker.onerror = event => failed(new Error(event.message || 'the worker failed'))
    return {
      send: question => worker.postMessage(question),
      close: () => worker.terminate(),
    }
  })
}

function startWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
}
