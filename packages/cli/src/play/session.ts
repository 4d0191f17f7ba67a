import type { Advice, Playable, Rules, Seat } from '@sextant/engine'
import type { Chair } from '@sextant/lab'
import type { Io } from '../io.ts'
import type { Pictures } from '../show-view.ts'
import type { Paint } from '../text/paint.ts'

/** How what is played is kept for later. */
export interface Keeping {
  /** All of it as the text of a file. */
  text(): string
  /** The command that goes on with such a file. */
  readonly command: 'play' | 'campaign'
  /** After every change, where it is saved at every step. */
  changed?(): Promise<void>
}

/** Who is asked for a hint. */
export interface Adviser<A> {
  readonly title: string
  advise(seat: Seat): Promise<Advice<A> | undefined>
}

/** A match at this terminal, with everything around it. */
export interface Session<S, A, E> {
  readonly io: Io
  readonly paint: Paint
  readonly match: Playable<S, A, E>
  readonly rules: Rules<S, A, E>
  readonly pictures: Pictures<S, A, E>
  readonly persons: readonly Seat[]
  readonly programs: ReadonlyMap<Seat, { readonly id: string; readonly chair: Chair<S, A> }>
  readonly keeping: Keeping
  readonly adviser?: Adviser<A> | undefined
  /** The last step that each person has been told of; the set-up is 0. */
  readonly told: Map<Seat, number>
  /** Whether something that was typed could not be done. */
  refused: boolean
}

/** The name of a seat as people read it. */
export function seatName<S, A, E>({ match, pictures }: Session<S, A, E>, seat: Seat): string {
  return pictures.names(pictures.scene(match.view('spectator'), 'spectator'))[seat] ?? `seat ${seat}`
}

/** What could not be done, and why. */
export function refuse<S, A, E>(session: Session<S, A, E>, sentence: string): void {
  session.refused = true
  session.io.out(`${session.paint.yellow(sentence)}\n`)
}
