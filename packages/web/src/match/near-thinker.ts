import type { Box } from '@sextant/scene'
import { memoryStore } from '../store/memory-store.ts'
import { nearLine } from './near-line.ts'
import { scholarOn } from './scholar.ts'
import { studiesIn } from './studies.ts'
import type { Adviser, Thinker } from './thinker.ts'

/** Thinks on the page's own thread: for tests, and for browsers that start no workers. */
export function nearThinker(load: (game: string) => Promise<Box>): Thinker & Adviser {
  return scholarOn(nearLine(load), studiesIn(memoryStore(), nearLine(load)))
}
