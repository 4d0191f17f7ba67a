import type { Box } from '@sextant/scene'
import type { Thinker } from './thinker.ts'
import { minds } from './thought.ts'

/** Thinks on the page's own thread: for tests, and for browsers that start no workers. */
export function nearThinker(load: (game: string) => Promise<Box>): Thinker {
  const answer = minds(load)
  let stops = 0
  return {
    async choose(question) {
      const began = stops
      const action = await answer(question)
      return began === stops ? action : new Promise(() => {})
    },
    stop() {
      stops++
    },
  }
}
