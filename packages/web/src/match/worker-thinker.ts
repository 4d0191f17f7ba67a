import type { Store } from '../store/store.ts'
import { scholarOn } from './scholar.ts'
import { studiesIn } from './studies.ts'
import type { Adviser, Thinker } from './thinker.ts'
import { workerLine } from './worker-line.ts'

export interface Thinkers {
  readonly thinker: Thinker
  /** On a thread of its own: asking for advice keeps no program waiting. */
  readonly adviser: Adviser
  /** Nothing is thought about or learnt any more. */
  end(): void
}

/** Programs in workers, which share what they have learnt. A worker is started when it is first needed. */
export function workerThinkers(store: Pick<Store, 'study' | 'keepStudy'>, start?: () => Worker): Thinkers {
  const studies = studiesIn(store, workerLine(start))
  const thinker = scholarOn(workerLine(start), studies)
  const adviser = scholarOn(workerLine(start), studies)
  return {
    thinker,
    adviser,
    end() {
      thinker.stop()
      adviser.stop()
      studies.end()
    },
  }
}
