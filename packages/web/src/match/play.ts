import type { GameTypes, MatchRecord, Seat, Viewer } from '@sextant/engine'
import { computed, signal } from '@preact/signals'
import type { Box } from '@sextant/scene'
import { adviceFor } from './advice.ts'
import { needsCurtain, personToAct } from './curtain.ts'
import { roundsOf, type Watch } from './rounds.ts'
import { type Seated, seatedMatch } from './seated-match.ts'
import type { LogLine, MatchSession, Seating, Session, Shown, Stage, TurnReport } from './session.ts'
import { showingOf } from './showing.ts'
import type { Adviser, Question, Thinker } from './thinker.ts'
import { turnAfter, turnFrom, withoutNoughts } from './turn.ts'
import { viewpointOf } from './viewpoint.ts'

export interface Play extends Sitting {
  readonly box: Box
  /** Saved, with its seed; a new match is one without steps. */
  readonly record: MatchRecord
  /** Called after every change of the match. */
  keep(session: MatchSession): void
}

/** What goes on around what is played. */
export interface Sitting {
  readonly thinker: Thinker
  /** Where the game's adviser is asked; without one there are no hints. */
  readonly adviser?: Adviser
  /** By seat, who may sit there; anybody where it is left out. */
  readonly seating?: Seating
  /** Whether what a turn adds up to is told after it; it is, unless this says no. */
  readonly turnReports?: boolean
  /** Called after every change. */
  keep(session: Session): void
  /** A program failed, and a quick move was played for it. */
  onFailure(seat: Seat, error: Error): void
  /** Sentences that have just come into the log. */
  onTold(lines: readonly LogLine[]): void
  /** A breath between two parts of a step that is shown. */
  rest?(): Promise<void>
  /** How somebody watches programs play; without it they play on by themselves. */
  readonly watch?: Watch
}

/** Goes on with a match from where its record ends; an `InputError` where the rules no longer lead there. */
export function playOn(play: Play): MatchSession {
  return play.box.open(contents => {
    const seated = seatedMatch(contents, play.record)
    const session: MatchSession = {
      ...sessionOver(seated, { ...play, keep: () => play.keep(session) }),
      record: seated.record,
    }
    return session
  })
}

/** Plays on with whatever is seated. */
export function sessionOver<T extends GameTypes>(seated: Seated<T>, play: Sitting): Session {
  const { thinker } = play
  const { match, table, presentation, players, isPerson, persons } = seated
  let turn = seated.turn ?? turnFrom(match.seq, match.toAct)
  const opened = match.seq
  const planning = signal(turn.seats.length > 1)
  const view = viewpointOf(seated, () => planning.peek())
  const { shown: live } = view

  let stage: Stage | undefined
  let ended = false
  let asked = 0
  const undone: Seat[] = []
  const busy = signal(false)
  const thinking = signal<Seat | undefined>(undefined)
  const studying = signal<number | undefined>(undefined)
  const curtain = signal<Seat | undefined>(view.awaited)
  const handOver = signal<Seat | undefined>(undefined)
  const rounds = roundsOf(players, play.watch)
  const tellAll = (lines: readonly LogLine[]) => {
    if (lines.length === 0) return
    view.tell(lines)
    play.onTold(lines)
  }
  const showing = showingOf(() => stage, tellAll, play.rest)
  const shown = computed((): Shown => {
    const scene = showing.scene.value
    return scene ? { ...live.value, scene, trail: [], choices: [], refused: [] } : live.value
  })
  const turnReport = signal<TurnReport | undefined>(undefined)
  const refresh = () => view.refresh(curtain.peek() !== undefined, undone.length > 0)
  const lookAs = (viewer: Viewer) => view.lookAs(viewer, undone.length > 0)

  /** Carries an action out and shows it. What the rules refuse a program is done by a quick move instead. */
  async function perform(seat: Seat, action: unknown): Promise<void> {
    const failure = whyNot(seat, action)
    if (failure) {
      play.onFailure(seat, failure)
      if (isPerson(seat) || whyNot(seat, seated.quickMove(seat))) return
    }
    undone.length = 0
    play.keep(session)
    await showLast(seat)
  }

  async function showLast(seat: Seat): Promise<void> {
    const step = view.lastStep(seat)
    if (stage && step.beats.some(({ effects }) => effects.length > 0)) {
      busy.value = true
      await showing.show(step)
      busy.value = false
    } else {
      showing.clear()
      for (const { lines } of step.beats) tellAll(lines)
    }
    if (ended) return
    const turned = reportTurn()
    refresh()
    showing.settle()
    askNext(turned)
  }

  function whyNot(seat: Seat, action: unknown): Error | undefined {
    try {
      const acted = match.submit(seat, action)
      return acted.ok ? undefined : new Error(acted.refusal.message)
    } catch (error) {
      return asError(error)
    }
  }

  /** Whether a turn has ended, which is reported then. */
  function reportTurn(): boolean {
    turn = turnAfter(turn, match.toAct)
    if (!turn.over) return false
    if (play.turnReports !== false) {
      const report = presentation.report?.(seated.heardAfter(turn.from, view.viewer))
      const tables = withoutNoughts(report?.tables ?? [])
      if (tables.length > 0) turnReport.value = { seats: turn.seats, tables }
    }
    beginTurn()
    return true
  }

  function beginTurn(): void {
    turn = turnFrom(match.seq, match.toAct)
    planning.value = turn.seats.length > 1
  }

  /** Asks whoever is to act: a person, behind a curtain if need be, or else a program. */
  function askNext(turned = false): void {
    handOver.value = undefined
    if (ended || match.outcome) return
    // Persons who plan in secret do so in the same order every time; what came of it they see together.
    const anew = turned && planning.peek() && persons() > 1
    const person = personToAct(match.toAct, isPerson, anew ? 'spectator' : view.viewer)
    if (person === undefined) void think()
    else if (anew) {
      lookAs('spectator')
      handOver.value = person
    } else if (needsCurtain(match, view.viewer, person, persons(), planning.peek())) hide(person)
    else if (person !== view.viewer) lookAs(person)
  }

  function hide(person: Seat): void {
    curtain.value = person
    refresh()
  }

  async function think(): Promise<void> {
    const [seat] = match.toAct
    if (seat === undefined) return
    const number = ++asked
    const program = players.value[seat] ?? ''
    thinking.value = seat
    let action: unknown
    try {
      action = await thinker.choose(question(program, seat), part => {
        if (number === asked) studying.value = part
      })
    } catch (error) {
      if (number !== asked) return
      play.onFailure(seat, asError(error))
      action = seated.quickMove(seat)
    }
    if (number !== asked || ended) return
    thinking.value = undefined
    studying.value = undefined
    await showing.caughtUp()
    if (turn.from === match.seq || opened === match.seq) await rounds.wanted(match.seq === 0)
    if (number === asked && !ended) await perform(seat, action)
  }

  /** What a program is asked: it sees what its seat may see, and has dice of its own. */
  function question(program: string, seat: Seat): Question {
    return {
      ...seated.place,
      options: table.options,
      program,
      seat,
      view: match.view(seat),
      seed: `${program}/${match.commitment}/${match.seq}/${seat}`,
    }
  }

  function stopThinking(): Seat | undefined {
    const seat = thinking.peek()
    asked++
    rounds.letGo()
    thinking.value = undefined
    studying.value = undefined
    if (seat !== undefined) thinker.stop()
    return seat
  }

  /** After a step was taken back or done again: the log, the position and whoever is to act follow. */
  function followMatch(): void {
    stopThinking()
    showing.clear()
    if (match.seq < turn.from) beginTurn()
    else turn = { ...turn, asked: match.toAct }
    turnReport.value = undefined
    view.clearTrail()
    view.retell()
    play.keep(session)
    refresh()
    askNext()
  }

  const { adviser: program } = seated.face
  const advice =
    play.adviser && program !== undefined
      ? adviceFor({
          program,
          adviser: play.adviser,
          shown: live,
          curtain,
          busy,
          question: seat => question(program, seat),
          action: view.action,
        })
      : undefined

  const session: Session = {
    face: seated.face,
    shown,
    players,
    ...(play.seating && { seating: play.seating }),
    log: view.log,
    busy,
    showing,
    planning,
    watched: rounds.watched,
    waiting: rounds.waiting,
    thinking,
    studying,
    advice,
    curtain,
    handOver,
    turnReport,
    guide: view.guide,
    showOn(given) {
      stage = given
    },
    begin() {
      if (curtain.peek() === undefined) askNext()
    },
    take(choice) {
      const { actor } = live.peek()
      const action = view.action(choice)
      if (busy.peek() || showing.lookingBack.peek()) return
      if (actor === undefined || action === undefined) return
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
    takeOver() {
      const seat = handOver.peek()
      if (seat === undefined) return
      handOver.value = undefined
      showing.clear()
      view.clearTrail()
      lookAs(seat)
    },
    nextRound() {
      showing.skip()
      rounds.ask()
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
    catchUp() {
      undone.length = 0
      play.keep(session)
      void showLast(table.steps.at(-1)?.seat ?? 0)
    },
    end() {
      ended = true
      rounds.end()
      stopThinking()
      showing.clear()
      thinker.stop()
      play.adviser?.stop()
    },
  }
  return session
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
