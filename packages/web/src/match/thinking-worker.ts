import { boxes } from '@sextant/games/boxes'
import type { Answered, Asked } from './line.ts'
import { thoughts } from './thought.ts'

/** The thread that programs think on. It is handed views only. */
const carryOut = thoughts(async game => {
  const load = boxes[game]
  if (!load) throw new Error(`there is no game "${game}"`)
  return load()
})

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, task } = data
  const tell = (answered: Answered) => postMessage(answered)
  try {
    tell({ number, answer: await carryOut(task, part => tell({ number, part })) })
  } catch (error) {
    tell({ number, failure: error instanceof Error ? error.message : String(error) })
  }
})
