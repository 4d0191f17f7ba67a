import type { SeatedBot } from '@sextant/bots'
import type { Advice, GameTypes, Playable, Rules, Seat } from '@sextant/engine'
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
export interface Session<T extends GameTypes> {
  readonly io: Io
  readonly paint: Paint
  readonly match: Playable<T>
  readonly rules: Rules<T>
  readonly pictures: Pictures<T>
  readonly persons: readonly Seat[]
  readonly programs: ReadonlyMap<Seat, { readonly id: string; readonly chair: SeatedBot<T> }>
  readonly keeping: Keeping
  readonly adviser?: Adviser<T['action']> | undefined
  /** The last step that each person has been told of; the set-up is 0. */
  readonly told: Map<Seat, number>
  /** Whether something that was typed could not be done. */
  refused: boolean
}

/** The name of a seat as people read it. */
export function seatName<T extends GameTypes>({ match, pictures }: Session<T>, seat: Seat): string {
  return pictures.names(pictures.scene(match.view('spectator'), 'spectator'))[seat] ?? `seat ${seat}`
}

/** What could not be done, and why. */
export function refuse<T extends GameTypes>(session: Session<T>, sentence: string): void {
  session.refused = true
  session.io.out(`${session.paint.yellow(sentence)}\n`)
}
