import type { Watch } from '@sextant/session'
import { pace } from '../../../settings/settings.ts'

/** Milliseconds between two turns that follow each other, at the usual pace and where results are shown at once. */
const BREATH = 800
const BREATH_AT_ONCE = 450
/** Between two chapters of a turn; none where results are shown at once. */
const REST = 220

/** A breath between two parts of a step. */
export async function rest(): Promise<void> {
  const speed = pace.peek()
  if (speed > 0) await new Promise(resolve => setTimeout(resolve, REST / speed))
}

/** Watching as this browser is set to. */
export const watch: Watch = {
  between() {
    const speed = pace.peek()
    return new Promise(resolve => setTimeout(resolve, speed === 0 ? BREATH_AT_ONCE : BREATH / speed))
  },
}
