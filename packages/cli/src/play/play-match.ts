import type { Outcome, Seat } from '@sextant/engine'
import { plural } from '@sextant/scene'
import { endedScene, nextPrompt, PERSON, type Prompt } from '@sextant/session'
import { outcomeInWords, standingsInWords } from '../text/outcome.ts'
import { seatName, type TerminalMatch } from './terminal-match.ts'
import { takeTurn } from './turn.ts'

/** Plays to the end, until a person leaves, or until nobody is to act: a campaign then waits for its battle. */
export async function playMatch(match: TerminalMatch): Promise<'over' | 'left' | 'waits'> {
  const stopThinking = showThinking(match)
  try {
    for (;;) {
      const prompt = await waitForPrompt(match)
      const done = await answer(match, prompt)
      if (done) return done
    }
  } finally {
    stopThinking()
  }
}

async function waitForPrompt({ session, faults, saving }: TerminalMatch): Promise<Prompt> {
  const prompt = await Promise.race([faults.first, nextPrompt(session)])
  await saving.written()
  return prompt
}

/** Asks what the session waits for, and hands the answer on; says when there is nothing more to ask. */
async function answer(match: TerminalMatch, prompt: Prompt): Promise<'over' | 'left' | 'waits' | undefined> {
  const { session, log, io } = match
  switch (prompt.kind) {
    case 'curtain':
      hideScreen(match)
      if (!(await arrived(match, prompt.seat))) return left(match)
      session.liftCurtain()
      return undefined
    case 'hand-over':
      hideScreen(match)
      showResult(match)
      if (!(await arrived(match, prompt.seat))) return left(match)
      session.takeOver()
      return undefined
    case 'choose':
      if (log.print()) io.out('\n')
      return (await takeTurn(match, prompt.seat)) === 'left' ? left(match) : undefined
    case 'next-turn':
      session.nextTurn()
      return undefined
    case 'waits':
      log.print()
      return 'waits'
    case 'over':
      if (log.print()) io.out('\n')
      showEnd(match, prompt.outcome)
      return 'over'
  }
}

/** Between persons with secrets nothing may be read on the screen, and what was typed cannot be brought back with ↑. */
function hideScreen({ io, log }: TerminalMatch): void {
  if (io.terminal.seen) io.out('\u001b[2J\u001b[3J\u001b[H')
  io.forgetTyped()
  log.handedOver()
}

/** Whether the person who was waited for is there; a script has no eyes to hide from. */
async function arrived(match: TerminalMatch, seat: Seat): Promise<boolean> {
  const { io } = match
  const name = seatName(match, seat)
  io.out(`\nHand over to ${name}.\n`)
  if (!io.terminal.typed) return true
  return (await io.ask(`${name}, press Enter when nobody else is looking `)) !== undefined
}

/** The result of plans that were made in secret, to all who made them. */
function showResult({ io, log, screen, session }: TerminalMatch): void {
  if (log.print()) io.out('\n')
  log.readByAll()
  io.out(`${screen.draw(session.snapshot.peek().scene)}\n`)
}

function showEnd({ io, paint, session, screen }: TerminalMatch, outcome: Outcome): void {
  const persons = session.players.peek().flatMap((player, seat) => (player === PERSON ? [seat] : []))
  // One who played alone reads the end as theirs.
  const viewer = persons.length === 1 ? (persons[0] ?? 'spectator') : 'spectator'
  // With the end nothing is hidden any more, nor how often somebody has planned.
  const { scene, seq } = session.open(({ match, presentation }) => ({
    scene: endedScene(
      presentation.scene(match.view(viewer), viewer),
      match.heard(viewer, match.seq).at(-1)?.end,
    ),
    seq: match.seq,
  }))
  const names = screen.names(scene)
  io.out(`${screen.draw(scene)}\n\n`)
  io.out(
    `${paint.bold(outcomeInWords(outcome, names))} ${paint.dim(`after ${seq} ${plural(seq, { one: 'action', other: 'actions' })}`)}\n`,
  )
  for (const line of standingsInWords(outcome, session.info.seats, names)) io.out(`${line}\n`)
}

/** Says whose bot is thinking, as long as it is. Returns a function that stops it. */
function showThinking(match: TerminalMatch): () => void {
  const { io, paint, session } = match
  if (!io.terminal.seen) return () => {}
  let shown = false
  return session.thinking.subscribe(seat => {
    if (shown) io.out('\r\u001b[K')
    shown = seat !== undefined
    if (seat !== undefined) io.out(paint.dim(`${seatName(match, seat)} is thinking…`))
  })
}

function left({ io, session }: TerminalMatch): 'left' {
  const { seq } = session.snapshot.peek()
  io.out(`Left after ${seq} ${plural(seq, { one: 'action', other: 'actions' })}.\n`)
  return 'left'
}
