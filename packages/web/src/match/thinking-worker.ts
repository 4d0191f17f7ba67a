import { findGame } from '@sextant/games'
import { minds } from './thought.ts'
import type { Answered, Asked } from './worker-thinker.ts'

/** The thread that programs think on. It is handed views only. */
const answer = minds(async game => {
  const listed = findGame(game)
  if (!listed) throw new Error(`there is no game "${game}"`)
  return listed.load()
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
