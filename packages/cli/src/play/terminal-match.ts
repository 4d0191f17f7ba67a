import type { Seat } from '@sextant/engine'
import type { Session } from '@sextant/session'
import type { Call, Options } from '../command.ts'
import type { Io } from '../io.ts'
import { type Screen, screenOf } from '../screen.ts'
import type { Paint } from '../text/paint.ts'
import type { Faults } from './faults.ts'
import { createLogReader, type LogReader } from './log-reader.ts'

/** A session at this terminal: a match, the decisions of a campaign, or one of its battles. */
export interface TerminalMatch {
  readonly io: Io
  readonly paint: Paint
  readonly session: Session
  readonly screen: Screen
  readonly log: LogReader
  readonly saving: Saving
  readonly faults: Faults
  /** Whether something that was typed could not be done. */
  refused: boolean
}

/** How what is played is saved for later. */
export interface Saving {
  /** All of it as the text of a file. */
  text(): string
  /** The command that goes on with such a file. */
  readonly command: 'play' | 'campaign'
  /** Resolves when all that is saved at every step has been written. */
  written(): Promise<void>
}

export async function terminalMatch<O extends Options>(
  { io, paint, colour }: Call<O>,
  session: Session,
  saving: Saving,
  faults: Faults,
): Promise<TerminalMatch> {
  const screen = await screenOf(io, colour, session.info)
  const log = createLogReader(io, paint, screen, session)
  return { io, paint, session, screen, log, saving, faults, refused: false }
}

/** The name of a seat as people read it. */
export function seatName(match: TerminalMatch, seat: Seat): string {
  return seatNames(match)[seat] ?? `seat ${seat}`
}

export function seatNames({ session, screen }: Pick<TerminalMatch, 'session' | 'screen'>): string[] {
  return screen.names(session.snapshot.peek().scene)
}

/** Says what could not be done, and why. */
export function refuse(match: TerminalMatch, sentence: string): void {
  match.refused = true
  match.io.out(`${match.paint.yellow(sentence)}\n`)
}
