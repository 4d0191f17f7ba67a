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

/** Watching a match, which goes on by itself after a reload if it did so before; others do not. */
export function watchOf(match: string): Watch {
  return { between, autoplay: running() === match, onAutoplay: on => letRun(on ? match : undefined) }
}

/** A pause between two turns, as this browser is set to. */
function between(): Promise<void> {
  const speed = pace.peek()
  return new Promise(resolve => setTimeout(resolve, speed === 0 ? BREATH_AT_ONCE : BREATH / speed))
}

const PLACE = 'sextant.autoplay'

/** The match that goes on by itself in this tab. */
function running(): string | undefined {
  try {
    return sessionStorage.getItem(PLACE) ?? undefined
  } catch {
    return undefined
  }
}

function letRun(match: string | undefined): void {
  try {
    if (match === undefined) sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, match)
  } catch {
    // Without storage it goes on by itself until the page is loaded again.
  }
}
