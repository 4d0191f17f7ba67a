import { boxes } from '@sextant/games/boxes'
import { minds } from './thought.ts'
import type { Answered, Asked } from './worker-thinker.ts'

/** The thread that programs think on. It is handed views only. */
const answer = minds(async game => {
  const load = boxes[game]
  if (!load) throw new Error(`there is no game "${game}"`)
  return load()
})

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data
  let answered: Answered
  try {
    answered = { number, action: await answer(question) }
  } catch (error) {
    answered = { number, failure: error instanceof Error ? error.message : String(error) }
  }
  postMessage(answered)
})
