import { BotFault } from '@sextant/bots'
import { type GameTypes, type Seat, samePlain } from '@sextant/engine'
import { plural } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import { outcomeInWords, rankingInWords } from '../text/outcome.ts'
import { type Session, seatName } from './session.ts'
import { takeTurn } from './turn.ts'

/** Plays to the end, until a person leaves, or until nobody is to act: a campaign then waits for its match. */
export async function playMatch<T extends GameTypes>(
  session: Session<T>,
): Promise<'over' | 'left' | 'waits'> {
  const { match, programs, keeping } = session
  let watching: Seat | undefined
  while (!match.outcome) {
    const [seat] = match.toAct
    if (seat === undefined) {
      tell(session, session.persons[0])
      return 'waits'
    }
    if (programs.has(seat)) {
      await letBotAct(session, seat)
      await keeping.changed?.()
      if (session.persons.length === 0) tell(session, undefined)
      continue
    }
    if (!(await handOver(session, watching, seat))) return left(session)
    watching = seat
    tell(session, seat)
    if ((await takeTurn(session, seat)) === 'left') return left(session)
    await keeping.changed?.()
  }
  tell(session, watching ?? session.persons[0])
  end(session)
  return 'over'
}

async function letBotAct<T extends GameTypes>(session: Session<T>, seat: Seat): Promise<void> {
  const { io, match, paint } = session
  const program = session.programs.get(seat)
  if (!program) return
  if (io.terminal.seen) io.out(paint.dim(`${seatName(session, seat)} is thinking…`))
  const step = match.seq + 1
  try {
    const acted = match.act(seat, await program.chair.choose(match.view(seat), step))
    if (!acted.ok) throw new BotFault(program.id, step, acted.refusal.message)
  } finally {
    if (io.terminal.seen) io.out('\r\u001b[K')
  }
}

/**
 * Between people at one screen, when the next may not see what the last one saw: the screen is cleared, and
 * shows nothing until the next one asks for it. What was typed cannot be brought back with ↑ either.
 */
async function handOver<T extends GameTypes>(
  session: Session<T>,
  from: Seat | undefined,
  to: Seat,
): Promise<boolean> {
  const { io, match, persons } = session
  if (persons.length < 2 || from === to) return true
  if (samePlain(match.view(from ?? 'spectator'), match.view(to))) return true
  if (io.terminal.seen) io.out('\u001b[2J\u001b[3J\u001b[H')
  io.forgetTyped()
  const name = seatName(session, to)
  io.out(`\nHand over to ${name}.\n`)
  // A script has no eyes to hide from.
  return (
    !io.terminal.typed || (await io.ask(`${name}, press Enter when nobody else is looking `)) !== undefined
  )
}

/** What has happened since the person was last told; everybody who sees as much has then been told as well. */
function tell<T extends GameTypes>(session: Session<T>, seat: Seat | undefined): void {
  const { io, match, pictures, told, persons } = session
  const viewer = seat ?? 'spectator'
  const last = told.get(seat ?? -1)
  const lines = match.heard(viewer, last === undefined ? 0 : last + 1).flatMap(event => {
    const text = pictures.presentation.tell(event)
    return text === undefined ? [] : [`  ${session.paint.cyan('▸')} ${printable(pictures.say(text))}\n`]
  })
  if (lines.length > 0) io.out(lines.join('') + (seat === undefined ? '' : '\n'))
  const view = match.view(viewer)
  for (const other of persons) if (samePlain(match.view(other), view)) told.set(other, match.seq)
  told.set(seat ?? -1, match.seq)
}

function end<T extends GameTypes>(session: Session<T>): void {
  const { io, match, paint, pictures } = session
  const { outcome } = match
  const state = match.finalState()
  if (!outcome || state === undefined) return
  const scene = pictures.scene(state, 'spectator')
  if (session.persons.length === 0) io.out('\n')
  io.out(`${pictures.draw(scene).trimEnd()}\n\n`)
  const after = paint.dim(`after ${match.seq} actions`)
  const names = pictures.names(scene)
  io.out(`${paint.bold(outcomeInWords(outcome, names))} ${after}\n`)
  const ranking = rankingInWords(outcome, session.rules.seats, names)
  if (ranking !== undefined) io.out(`${ranking}\n`)
}

function left<T extends GameTypes>({ io, match }: Session<T>): 'left' {
  io.out(`Left after ${match.seq} ${plural(match.seq, { one: 'action', other: 'actions' })}.\n`)
  return 'left'
}
