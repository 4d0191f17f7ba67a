import { signal } from '@preact/signals'
import type { MatchRecord, Seat } from '@sextant/engine'
import type { Box, BoxedGame } from '@sextant/scene'
import { needsCurtain, personToAct } from './curtain.ts'
import { seatedMatch } from './seated-match.ts'
import type { LogLine, Session, Stage, TurnReport } from './session.ts'
import type { Thinker } from './thinker.ts'
import { isOver, turnAfter, turnFrom, withoutNoughts } from './turn.ts'
import { viewpointOf } from './viewpoint.ts'

export interface Play {
  readonly box: Box
  /** Saved, with its seed; a new match is one without steps. */
  readonly record: MatchRecord
  readonly thinker: Thinker
  /** Called after every change of the match. */
  keep(session: Session): void
  /** A program failed, and a quick move was played for it. */
  onFailure(seat: Seat, error: Error): void
  /** Sentences that have just come into the log. */
  onTold(lines: readonly LogLine[]): void
}

/** Goes on with a match from where its record ends; an `InputError` where the rules no longer lead there. */
export function playOn(play: Play): Session {
  return play.box.open(contents => sessionOf(contents, play))
}

function sessionOf<S, A, E, O>(contents: BoxedGame<S, A, E, O>, play: Play): Session {
  const { thinker, record } = play
  const seated = seatedMatch(contents, record)
  const { match, table, presentation, players, isPerson, persons } = seated
  const view = viewpointOf(seated)
  const { shown } = view

  let stage: Stage | undefined
  let ended = false
  let question = 0
  let turn = turnFrom(match.seq, match.toAct)
  const undone: Seat[] = []
  const busy = signal(false)
  const thinking = signal<Seat | undefined>(undefined)
  const curtain = signal<Seat | undefined>(view.awaited)
  const turnReport = signal<TurnReport | undefined>(undefined)
  const refresh = () => view.refresh(curtain.peek() !== undefined, undone.length > 0)
  const lookAs = (person: Seat) => view.lookAs(person, undone.length > 0)

  /** Carries an action out and shows it. What the rules refuse a program is done by a quick move instead. */
  async function perform(seat: Seat, action: unknown): Promise<void> {
    const failure = whyNot(seat, action)
    if (failure) {
      play.onFailure(seat, failure)
      if (isPerson(seat) || whyNot(seat, seated.quickMove(seat))) return
    }
    undone.length = 0
    play.keep(session)
    const { effects, lines, next } = view.lastStep(seat)
    play.onTold(lines)
    if (stage && effects.length > 0) {
      busy.value = true
      await stage.play(effects, next)
      busy.value = false
    }
    if (ended) return
    reportTurn()
    refresh()
    askNext()
  }

  function whyNot(seat: Seat, action: unknown): Error | undefined {
    try {
      const acted = match.submit(seat, action)
      return acted.ok ? undefined : new Error(acted.refusal.message)
    } catch (error) {
      return asError(error)
    }
  }

  function reportTurn(): void {
    turn = turnAfter(turn, match.toAct)
    if (!isOver(turn)) return
    const report = presentation.report?.(seated.heardAfter(turn.from, view.viewer))
    const tables = withoutNoughts(report?.tables ?? [])
    if (tables.length > 0) turnReport.value = { seats: turn.seats, tables }
    turn = turnFrom(match.seq, match.toAct)
  }

  /** Asks whoever is to act: a person, behind a curtain if need be, or else a program. */
  function askNext(): void {
    if (ended || match.outcome) return
    const person = personToAct(match.toAct, isPerson, view.viewer)
    if (person === undefined) void think()
    else if (needsCurtain(match, view.viewer, person, persons())) hide(person)
    else if (person !== view.viewer) lookAs(person)
  }

  function hide(person: Seat): void {
    curtain.value = person
    refresh()
  }

  async function think(): Promise<void> {
    const [seat] = match.toAct
    if (seat === undefined) return
    const number = ++question
    const program = players.value[seat] ?? ''
    thinking.value = seat
    let action: unknown
    try {
      action = await thinker.choose({
        game: seated.face.id,
        options: table.options,
        program,
        seat,
        view: match.view(seat),
        seed: `${program}/${record.commitment}/${match.seq}/${seat}`,
      })
    } catch (error) {
      if (number !== question) return
      play.onFailure(seat, asError(error))
      action = seated.quickMove(seat)
    }
    if (number !== question || ended) return
    thinking.value = undefined
    await perform(seat, action)
  }

  function stopThinking(): Seat | undefined {
    const seat = thinking.peek()
    question++
    thinking.value = undefined
    if (seat !== undefined) thinker.stop()
    return seat
  }

  /** After a step was taken back or done again: the log, the position and whoever is to act follow. */
  function followMatch(): void {
    stopThinking()
    turn = turnFrom(Math.min(turn.from, match.seq), match.toAct)
    turnReport.value = undefined
    view.clearTrail()
    view.retell()
    play.keep(session)
    refresh()
    askNext()
  }

  const session: Session = {
    face: seated.face,
    shown,
    players,
    log: view.log,
    busy,
    thinking,
    curtain,
    turnReport,
    guide: view.guide,
    showOn(given) {
      stage = given
    },
    begin() {
      if (curtain.peek() === undefined) askNext()
    },
    take(choice) {
      const { actor } = shown.peek()
      const action = view.action(choice)
      if (busy.peek() || actor === undefined || action === undefined) return
      turnReport.value = undefined
      void perform(actor, action)
    },
    undo() {
      if (busy.peek()) return undefined
      const seat = view.undoSeat(curtain.peek() !== undefined)
      const refusal = match.undo(seat)
      if (refusal) return refusal
      undone.push(seat)
      followMatch()
      return undefined
    },
    redo() {
      const seat = undone.at(-1)
      if (busy.peek() || seat === undefined) return undefined
      const acted = match.redo(seat)
      if (!acted.ok) return acted.refusal
      undone.pop()
      followMatch()
      return undefined
    },
    forecast: view.forecast,
    way: view.way,
    reach: view.reach,
    liftCurtain() {
      const seat = curtain.peek()
      if (seat === undefined) return
      curtain.value = undefined
      view.clearTrail()
      lookAs(seat)
    },
    hurry() {
      const seat = stopThinking()
      if (seat !== undefined) void perform(seat, seated.quickMove(seat))
    },
    seat(seat, player) {
      stopThinking()
      players.value = players.value.map((old, other) => (other === seat ? player : old))
      play.keep(session)
      // A step that is being shown asks whoever is next when it is over.
      if (busy.peek()) return
      refresh()
      askNext()
    },
    dismissReport() {
      turnReport.value = undefined
    },
    reports: presentation.report !== undefined,
    report: () => presentation.report?.(match.heard(match.outcome ? 'spectator' : view.viewer)),
    record: seated.record,
    end() {
      ended = true
      stopThinking()
      thinker.stop()
    },
  }
  return session
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
