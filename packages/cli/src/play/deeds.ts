import { type GameTypes, InputError, type Seat } from '@sextant/engine'
import { writeOutput } from '../input-file.ts'
import { refuse, type Session } from './session.ts'

/** What a person can do to a match; each says what could not be done and why, and whether it was done. */

export function act<T extends GameTypes>(session: Session<T>, seat: Seat, action: T['action']): boolean {
  return done(session, session.match.act(seat, action))
}

/** An action written as JSON. */
export function submit<T extends GameTypes>(session: Session<T>, seat: Seat, text: string): boolean {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    refuse(session, 'This is not JSON; nothing was done.')
    return false
  }
  return done(session, session.match.submit(seat, data))
}

/** At one screen without secrets, what was done last can be taken back whoever's turn it has become. */
export function takeBack<T extends GameTypes>(session: Session<T>, seat: Seat): boolean {
  const { match, persons, told, io } = session
  const seats = [seat, ...persons.filter(other => other !== seat && told.get(other) === match.seq)]
  // Whoever did not act last is only told that somebody else did, which is no reason among friends.
  const last = seats.find(other => match.whyNoUndo(other)?.code !== 'others-acted') ?? seat
  const refusal = match.undo(last)
  if (refusal) {
    refuse(session, refusal.message)
    return false
  }
  for (const [person, step] of told) told.set(person, Math.min(step, match.seq))
  io.out('Taken back.\n')
  return true
}

export function doAgain<T extends GameTypes>(session: Session<T>, seat: Seat): boolean {
  return done(session, session.match.redo(seat))
}

export async function save<T extends GameTypes>(session: Session<T>, file: string): Promise<void> {
  const { io, keeping } = session
  if (file === '') return refuse(session, 'Where to? save FILE')
  try {
    await writeOutput(io, file, keeping.text())
    io.out(`Saved. Go on later with: sextant ${keeping.command} --resume ${file}\n`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    refuse(session, error.message)
  }
}

type Done = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly message: string } }

function done<T extends GameTypes>(session: Session<T>, result: Done): boolean {
  if (!result.ok) refuse(session, result.refusal.message)
  return result.ok
}
