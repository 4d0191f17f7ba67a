import type { Seat } from '@sextant/engine'

/** A position of a match that is over, with what the adviser thought of it. */
export interface Position {
  /** Of the match. */
  readonly number: number
  /** Who was to decide. */
  readonly seat: Seat
  readonly third: number
  /** The score that this seat could expect, as the adviser estimated it. */
  readonly estimate: number
  /** How the match ended for this seat. */
  readonly score: number
}
