import { InputError, parseJson, type Refusal, type Seat } from '@sextant/engine'
import { writeOutput } from '../input-file.ts'
import { refuse, type TerminalMatch } from './terminal-match.ts'

/** What a person can do to a match; each says what could not be done and why, and whether it was done. */

export async function take(match: TerminalMatch, choice: number): Promise<boolean> {
  await match.session.take(choice)
  return true
}

/** An action written as JSON. */
export async function submit(match: TerminalMatch, text: string): Promise<boolean> {
  let data: unknown
  try {
    data = parseJson(text, 'line')
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const why = error.flaws[0]?.message ?? ''
    refuse(
      match,
      why.startsWith('not JSON')
        ? 'That is not valid JSON; nothing was done.'
        : `That can't be used (${why}); nothing was done.`,
    )
    return false
  }
  return done(match, await match.session.submit(data))
}

export async function undo(match: TerminalMatch): Promise<boolean> {
  const { session, log, io } = match
  if (!done(match, await session.undo())) return false
  log.takenBack()
  io.out('Undone.\n')
  return true
}

export async function redo(match: TerminalMatch): Promise<boolean> {
  const { session } = match
  if (session.snapshot.peek().canRedo) return done(match, await session.redo())
  refuse(match, 'Nothing to redo.')
  return false
}

/** A person who types it is asked once more; a script means what it says. */
export async function resign(match: TerminalMatch, seat: Seat): Promise<boolean> {
  const { session, io } = match
  const end = { kind: 'resigned', seat } as const
  if (!done(match, session.whyNoEnd(end))) return false
  if (
    io.terminal.typed &&
    !/^y(es)?$/i.test((await io.ask('Resign this match? yes or no: '))?.trim() ?? '')
  ) {
    io.out('The match goes on.\n')
    return false
  }
  return done(match, await session.endMatch(end))
}

export async function save(match: TerminalMatch, file: string): Promise<void> {
  const { io, saving } = match
  if (file === '') return refuse(match, 'Save where? Type save FILE.')
  try {
    await writeOutput(io, file, saving.text())
    io.out(`Saved. Continue later with: sextant ${saving.command} --resume ${file}\n`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    refuse(match, error.message)
  }
}

function done(match: TerminalMatch, refusal: Refusal | undefined): boolean {
  if (refusal) refuse(match, refusal.message)
  return refusal === undefined
}
