import { signal } from '@preact/signals'
import {
  type Forecast,
  heardBy,
  InputError,
  type MatchRecord,
  matchAt,
  type Refusal,
  replay,
  type Seat,
  SeededDice,
  type Viewer,
} from '@sextant/engine'
import type { Arrow, Box, BoxedGame, Effect, Scene } from '@sextant/scene'
import { PERSON } from '../store/store.ts'
import { type Choices, choicesOf } from './choice.ts'
import { needsCurtain, personToAct } from './curtain.ts'
import { defaultEffects } from './default-effects.ts'
import { foreseen, wayIn } from './foresight.ts'
import { logOf, toldLines } from './log.ts'
import { programsOf } from './programs.ts'
import type { LogLine, Session, Shown, Stage, TurnReport } from './session.ts'
import type { Thinker } from './thinker.ts'
import { numbered, trailOf } from './trail.ts'
import { isOver, turnAfter, turnFrom } from './turn.ts'

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
  const { game, show } = contents
  const { record, thinker } = play
  const played = replay(game, record)
  if (!played.ok)
    throw new InputError(game.id, [
      { path: `/steps/${played.step}`, message: [played.message, ...played.differences].join('\n') },
    ])
  if (record.seed === undefined) throw new InputError(game.id, [{ path: '/seed', message: 'is missing' }])
  const { table } = played
  const { rules } = table
  const match = matchAt(table, record.seed, [])
  const presentation = show.load(table.options)

  const players = signal<readonly string[]>(record.seats.map(({ player }) => player))
  const isPerson = (seat: Seat) => players.value[seat] === PERSON
  const personCount = () => players.value.filter(player => player === PERSON).length
  const firstPerson = players.value.indexOf(PERSON)

  let viewer: Viewer =
    personToAct(match.toAct, isPerson, 'spectator') ?? (firstPerson < 0 ? 'spectator' : firstPerson)
  let current: Choices<A> = { actions: [], choices: [], refused: [] }
  let trail: Arrow[] = []
  let stage: Stage | undefined
  let ended = false
  let question = 0
  let turn = turnFrom(match.seq, match.toAct)
  const undone: Seat[] = []
  const forecasts = new Map<number, Forecast | undefined>()

  const busy = signal(false)
  const thinking = signal<Seat | undefined>(undefined)
  const curtain = signal<Seat | undefined>(undefined)
  const turnReport = signal<TurnReport | undefined>(undefined)
  const log = signal<readonly LogLine[]>(logOf(table, presentation, viewer))
  const shown = signal<Shown>(look())

  function sceneNow(): Scene {
    return presentation.scene(match.view(viewer), viewer)
  }

  /** The position as the viewer sees it now, with what the viewer may do. */
  function look(): Shown {
    const actor =
      typeof viewer === 'number' && isPerson(viewer) && match.toAct.includes(viewer) ? viewer : undefined
    forecasts.clear()
    current =
      actor === undefined || curtain.peek() !== undefined
        ? { actions: [], choices: [], refused: [] }
        : choicesOf(rules, presentation, match.view(actor), actor)
    return {
      seq: match.seq,
      viewer,
      scene: sceneNow(),
      trail: numbered(trail),
      toAct: match.toAct,
      actor,
      choices: current.choices,
      refused: current.refused,
      outcome: match.outcome,
      whyNoUndo: match.whyNoUndo(undoSeat()),
      canRedo: undone.length > 0,
    }
  }

  /** Whoever acted last may take it back, if that is a person who could be looking. */
  function undoSeat(): Seat {
    const last = table.steps.at(-1)?.seat
    const looking = typeof viewer === 'number' ? viewer : 0
    if (last === undefined || !isPerson(last) || curtain.peek() !== undefined) return looking
    return needsCurtain(match, viewer, last, personCount()) ? looking : last
  }

  /** Carries an action out and shows it. What the rules refuse a program is done by a quick move instead. */
  async function perform(seat: Seat, action: unknown): Promise<void> {
    const before = shown.peek().scene
    const failure = whyNot(seat, action)
    if (failure) {
      play.onFailure(seat, failure)
      if (isPerson(seat) || whyNot(seat, quickMove(seat))) return
    }
    undone.length = 0
    play.keep(session)
    await showLast(seat, before)
    if (!ended) next()
  }

  function whyNot(seat: Seat, action: unknown): Error | undefined {
    try {
      const acted = match.submit(seat, action)
      return acted.ok ? undefined : new Error(acted.refusal.message)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Plays what the viewer sees of the last step, then shows where it led. */
  async function showLast(seat: Seat, before: Scene): Promise<void> {
    const step = table.steps.at(-1)
    const events = heardBy(rules, step?.events ?? [], viewer)
    const after = sceneNow()
    const effects: readonly Effect[] = presentation.effects
      ? events.flatMap(event => presentation.effects?.(event) ?? [])
      : defaultEffects(before, after)
    const lines = toldLines(events, match.seq, presentation)
    log.value = [...log.value, ...lines]
    play.onTold(lines)
    trail = seat === viewer ? [] : [...trail, ...trailOf(effects, before, seat)]
    if (stage && effects.length > 0) {
      busy.value = true
      await stage.play(effects, after)
      busy.value = false
    }
    if (ended) return
    reportTurn()
    shown.value = look()
  }

  function reportTurn(): void {
    turn = turnAfter(turn, match.toAct)
    if (!isOver(turn)) return
    const events = table.steps.slice(turn.from).flatMap(step => heardBy(rules, step.events, viewer))
    const report = presentation.report?.(events)
    if (report?.tables.some(({ rows }) => rows.length > 0)) turnReport.value = { seats: turn.seats, report }
    turn = turnFrom(match.seq, match.toAct)
  }

  /** Asks whoever is to act: a person, behind a curtain if need be, or else a program. */
  function next(): void {
    if (ended || match.outcome) return
    const person = personToAct(match.toAct, isPerson, viewer)
    if (person === undefined) {
      void think()
      return
    }
    if (person === viewer) return
    if (needsCurtain(match, viewer, person, personCount())) {
      curtain.value = person
      shown.value = look()
    } else lookAs(person)
  }

  function lookAs(seat: Seat): void {
    viewer = seat
    log.value = logOf(table, presentation, viewer)
    shown.value = look()
  }

  async function think(): Promise<void> {
    const [seat] = match.toAct
    if (seat === undefined) return
    const number = ++question
    const program = players.value[seat] ?? ''
    thinking.value = seat
    let action: unknown
    try {
      const seed = `${program}/${record.commitment}/${match.seq}/${seat}`
      const view = match.view(seat)
      action = await thinker.choose({ game: game.id, options: table.options, program, seat, view, seed })
    } catch (error) {
      if (number !== question) return
      play.onFailure(seat, error instanceof Error ? error : new Error(String(error)))
      action = quickMove(seat)
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

  function quickMove(seat: Seat): A {
    return SeededDice.from(`quick/${record.commitment}/${match.seq}`).pick(match.legal(seat))
  }

  /** After a step was taken back or done again: the log, the position and whoever is to act follow. */
  function followMatch(): void {
    turn = turnFrom(Math.min(turn.from, match.seq), match.toAct)
    turnReport.value = undefined
    trail = []
    play.keep(session)
    log.value = logOf(table, presentation, viewer)
    shown.value = look()
    next()
  }

  const session: Session = {
    face: {
      id: game.id,
      title: game.title,
      skin: show.skin,
      texts: show.texts,
      topics: show.topics ?? [],
      seats: rules.seats,
      programs: programsOf(contents).map(({ id, title, about }) => ({ id, title, about })),
    },
    shown,
    players,
    log,
    busy,
    thinking,
    curtain,
    turnReport,
    guide: (presentation.guide ?? []).map(({ text, targets, done }) => {
      const seat = () => (typeof viewer === 'number' ? viewer : 0)
      const view = () => match.view(viewer)
      return {
        text,
        targets: () => targets(view(), seat()),
        done: since => {
          const events = table.steps.slice(since).flatMap(step => heardBy(rules, step.events, viewer))
          return done(view(), seat(), events)
        },
      }
    }),
    showOn(given) {
      stage = given
    },
    begin() {
      const first = personToAct(match.toAct, isPerson, viewer)
      if (first !== undefined && personCount() > 1 && match.toAct.length > 1) {
        curtain.value = first
        shown.value = look()
      } else next()
    },
    take(choice) {
      const { actor } = shown.peek()
      const action = current.actions[choice]
      if (busy.peek() || actor === undefined || action === undefined) return undefined
      turnReport.value = undefined
      void perform(actor, action)
      return undefined
    },
    undo() {
      if (busy.peek()) return undefined
      const seat = undoSeat()
      const refusal = match.undo(seat)
      if (refusal) return refusal
      stopThinking()
      undone.push(seat)
      followMatch()
      return undefined
    },
    redo(): Refusal | undefined {
      const seat = undone.at(-1)
      if (busy.peek() || seat === undefined) return undefined
      const acted = match.redo(seat)
      if (!acted.ok) return acted.refusal
      undone.pop()
      stopThinking()
      followMatch()
      return undefined
    },
    forecast(choice) {
      const { actor } = shown.peek()
      const action = current.actions[choice]
      if (actor === undefined || action === undefined) return undefined
      if (!forecasts.has(choice)) forecasts.set(choice, match.forecast(actor, action))
      return forecasts.get(choice)
    },
    way(choice) {
      const { actor } = shown.peek()
      const action = current.actions[choice]
      if (actor === undefined || action === undefined) return undefined
      return wayIn(foreseen(rules, presentation, match.view(actor), actor, action))
    },
    liftCurtain() {
      const seat = curtain.peek()
      if (seat === undefined) return
      curtain.value = undefined
      trail = []
      lookAs(seat)
    },
    hurry() {
      const seat = stopThinking()
      if (seat !== undefined) void perform(seat, quickMove(seat))
    },
    seat(seat, player) {
      stopThinking()
      players.value = players.value.map((old, other) => (other === seat ? player : old))
      play.keep(session)
      shown.value = look()
      next()
    },
    dismissReport() {
      turnReport.value = undefined
    },
    report: () => presentation.report?.(match.heard(match.outcome ? 'spectator' : viewer)),
    record() {
      const saved = match.save()
      return {
        ...saved,
        seats: saved.seats.map(({ name }, seat) => ({ name, player: players.peek()[seat] ?? name })),
      }
    },
    end() {
      ended = true
      stopThinking()
      thinker.stop()
    },
  }
  return session
}
