import { Interrupted } from '@sextant/bots'
import { type Helpers, shareOut } from './share-out.ts'

/** Games or campaigns of a series, each of which depends on its number alone. */
export interface Numbered<G> {
  /** How many there are; they are numbered from 1. */
  readonly count: number
  play(number: number): Promise<G>
  /** Called with each that was played, and waited for. */
  note(number: number, played: G): Promise<void>
  /** Asked between two of them: yes ends the series there. */
  readonly stopped?: (() => boolean | Promise<boolean>) | undefined
  /** Others that can play some of them. The results are the same with and without. */
  readonly helpers?: Helpers<G> | undefined
  /** Called at the end: lets the bots leave that sat in what was broken off. */
  leave(): Promise<void>
}

/** Plays them one by one, and as soon as it is worth starting them, lets helpers play the rest. Ends early where play is interrupted. */
export async function playNumbered<G>(series: Numbered<G>): Promise<void> {
  try {
    await playAll(series)
  } catch (error) {
    // What was played until then counts.
    if (!(error instanceof Interrupted)) throw error
  } finally {
    await series.leave()
  }
}

async function playAll<G>({ count, play, note, stopped, helpers }: Numbered<G>): Promise<void> {
  helpers?.worth.begin()
  for (let number = 1; number <= count; number++) {
    await note(number, await play(number))
    if (number === count || (await stopped?.())) return
    if (!helpers?.worth.after(number)) continue
    const failed = await shareOut(helpers, { first: number + 1, last: count }, note, stopped)
    if (failed === undefined) return
    // Played here, it fails as it would have without helpers.
    await play(failed)
    throw new Error(`number ${failed} of the series fails, but only where a helper plays it`)
  }
}
