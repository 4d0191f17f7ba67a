import type { Box } from '@sextant/scene'
import type { Line } from './line.ts'
import { thoughts } from './thought.ts'

/** A line to the page's own thread: for tests, and for browsers that start no workers. */
export function nearLine(load: (game: string) => Promise<Box>): Line {
  const carryOut = thoughts(load)
  let hungUp = 0
  return {
    async ask(task, onPart = () => {}) {
      const began = hungUp
      const answer = await carryOut(task, onPart)
      return began === hungUp ? answer : new Promise(() => {})
    },
    hangUp() {
      hungUp++
    },
  }
}
