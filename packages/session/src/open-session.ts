import { computed, signal } from '@preact/signals-core'
import type { BotPlace, GameTypes, MatchRecord, Refusal, Seat, Viewer } from '@sextant/engine'
import type { Box, Presentation } from '@sextant/scene'
import { createAdvice } from './advice.ts'
import { asError, createBotTurns } from './bot-turns.ts'
import { type GameInfo, gameInfo } from './game-info.ts'
import { createHandOver } from './hand-over.ts'
import { localMatch } from './local-match.ts'
import type { LogLine } from './log.ts'
import type { MatchClient } from './match-client.ts'
import { createPlayback, type EffectPlayer } from './playback.ts'
import { type Players, playersOf } from './players.ts'
import type { MatchSession, Session, SessionOptions } from './session.ts'
import type { Snapshot } from './snapshot.ts'
import { createTurnTracker } from './turn-tracker.ts'
import { createViewpoint } from './viewpoint.ts'
import { watchingOf } from './watching.ts'

export interface MatchSessionOptions extends Omit<SessionOptions, 'save'> {
  readonly box: Box
  /** Saved, with its seed; a new match is one without steps. */
  readonly record: MatchRecord
  /** What the record is called where it cannot be used. */
  readonly source?: string
  /** Called after every change of the match. */
  save(session: MatchSession): void
}

/** Goes on with a match from where its record ends; an `InputError` where the rules no longer lead there. */
export function openMatchSession(options: MatchSessionOptions): MatchSession {
  return options.box.open(contents => {
    const { game, show } = contents
    const match = localMatch(contents, options.record, options.source)
    const players = playersOf(options.record.seats.map(({ player }) => player))
    const session: MatchSession = {
      ...openSession(
        {
          match,
          players,
          presentation: show.load(match.rules, match.options),
          info: gameInfo(contents, match.rules.seats),
          place: { game: game.id },
        },
        { ...options, save: () => options.save(session) },
      ),
      record() {
        const saved = match.save()
        const seats = saved.seats.map(({ name }, seat) => ({
          name,
          player: players.seated.peek()[seat] ?? name,
        }))
        return { ...saved, seats }
      },
    }
    return session
  })
}

/** What is played in a session: a match, or the decisions of a campaign. */
export interface Played<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly players: Players
  readonly presentation: Presentation<T>
  readonly info: GameInfo
  /** Where bots find the rules. */
  readonly place: Pick<BotPlace, 'game' | 'campaign'>
}

export function openSession<T extends GameTypes>(played: Played<T>, options: SessionOptions): Session {
  const { match, players, presentation, info } = played
  const turns = createTurnTracker(match, presentation, options.turnReports !== false)
  const planning = () => turns.planning.peek()
  const view = createViewpoint({ match, presentation, players, planning })
  const bots = createBotTurns({ ...played, bots: options.bots, onFailure: options.onFailure })
  const handOver = createHandOver(match, players, planning, view.awaited)
  const watching = watchingOf(players.seated, options.watch)
  const openedAt = match.seq
  let player: EffectPlayer | undefined
  let closed = false
  /** An action is on its way to the match. */
  let acting = false
  /** Which question to a bot counts: the answer to one that was dropped is not played. */
  let question = 0
  const undone: Seat[] = []
  const busy = signal(false)
  const playback = createPlayback({
    player: () => player,
    log: addToLog,
    ...(options.rest && { rest: options.rest }),
    ...(options.sceneAfter && { sceneAfter: options.sceneAfter }),
  })
  const snapshot = computed((): Snapshot => {
    const scene = playback.scene.value
    const live = view.snapshot.value
    return scene ? { ...live, scene, trail: [], choices: [], refused: [] } : live
  })

  function addToLog(lines: readonly LogLine[]): void {
    if (lines.length === 0) return
    view.addToLog(lines)
    options.onLog(lines)
  }

  function refresh(): void {
    view.refresh(handOver.curtain.peek() !== undefined, undone.length > 0)
  }

  function lookAs(viewer: Viewer): void {
    view.lookAs(viewer, undone.length > 0)
  }

  /** Takes an action and plays it; why it is refused, or nothing. */
  async function perform(seat: Seat, action: unknown): Promise<Refusal | undefined> {
    acting = true
    const acted = await match.submit(seat, action).finally(() => {
      acting = false
    })
    if (!acted.ok) return acted.refusal
    await afterChange()
    return undefined
  }

  /** The same for a bot. What the rules refuse it is done by a quick move instead. */
  async function performBot(seat: Seat, action: unknown): Promise<void> {
    const failure = await perform(seat, action).then(
      refusal => refusal && new Error(refusal.message),
      asError,
    )
    if (!failure || closed) return
    options.onFailure(seat, failure)
    if (!match.toAct.includes(seat)) return
    const again = await perform(seat, bots.quickMove(seat)).then(
      refusal => refusal && new Error(refusal.message),
      asError,
    )
    if (again) options.onFailure(seat, again)
  }

  async function afterChange(): Promise<void> {
    undone.length = 0
    options.save(session)
    await playLast()
  }

  async function playLast(): Promise<void> {
    const step = view.lastStep()
    if (player && step.chapters.some(({ effects }) => effects.length > 0)) {
      busy.value = true
      await playback.show(step)
      busy.value = false
    } else {
      playback.clear()
      for (const { lines } of step.chapters) addToLog(lines)
    }
    if (closed) return
    const turned = turns.advance(view.viewer)
    refresh()
    playback.settle()
    askNext(turned)
  }

  /** Asks the player who is to act: a person, behind a curtain if need be, or else a bot. */
  function askNext(turned = false): void {
    if (closed || match.outcome) {
      handOver.takeOver()
      return
    }
    const decided = handOver.decide(view.viewer, turned)
    if (decided.kind === 'nobody') void askBot()
    else if (decided.kind === 'look') lookAs(decided.viewer)
    else if (decided.kind === 'hide') refresh()
  }

  async function askBot(): Promise<void> {
    const [seat] = match.toAct
    if (seat === undefined) return
    const own = ++question
    const chosen = await bots.choose(seat)
    if (!chosen || own !== question) return
    await playback.caughtUp()
    if (turns.fresh || openedAt === match.seq) await watching.wanted(match.seq === 0)
    if (own === question) await performBot(seat, chosen.action)
  }

  function stopBots(): Seat | undefined {
    question++
    const seat = bots.stop()
    watching.release()
    return seat
  }

  /** After a step was taken back or done again: the log, the position and the player to act follow. */
  function followMatch(): void {
    stopBots()
    playback.clear()
    turns.follow()
    view.clearTrail()
    view.rewriteLog()
    options.save(session)
    refresh()
    askNext()
  }

  const { adviser } = info
  const advice =
    options.adviser && adviser !== undefined
      ? createAdvice({
          bot: adviser,
          client: options.adviser,
          snapshot: view.snapshot,
          curtain: handOver.curtain,
          busy,
          decision: seat => bots.decision(adviser, seat),
          action: view.action,
        })
      : undefined

  const session: Session = {
    info,
    snapshot,
    players: players.seated,
    ...(options.seating && { seating: options.seating }),
    log: view.log,
    busy,
    playback,
    planning: turns.planning,
    watched: watching.watched,
    waiting: watching.waiting,
    thinking: bots.thinking,
    training: bots.training,
    advice,
    curtain: handOver.curtain,
    handOver: handOver.next,
    turnReport: turns.report,
    guide: view.guide,
    showOn(given) {
      player = given
    },
    begin() {
      if (handOver.curtain.peek() === undefined) askNext()
    },
    take(choice) {
      const { actor } = view.snapshot.peek()
      const action = view.action(choice)
      if (acting || busy.peek() || playback.lookingBack.peek()) return
      if (actor === undefined || action === undefined) return
      turns.dismissReport()
      perform(actor, action).then(
        refusal => refusal && options.onFailure(actor, new Error(refusal.message)),
        error => options.onFailure(actor, asError(error)),
      )
    },
    async submit(action) {
      const { actor } = view.snapshot.peek()
      if (actor === undefined || acting || busy.peek()) return NOT_NOW
      turns.dismissReport()
      return perform(actor, action)
    },
    async undo() {
      if (acting || busy.peek()) return undefined
      const seat = view.undoSeat(handOver.curtain.peek() !== undefined)
      const refusal = await match.undo(seat)
      if (refusal) return refusal
      undone.push(seat)
      followMatch()
      return undefined
    },
    async redo() {
      const seat = undone.at(-1)
      if (acting || busy.peek() || seat === undefined) return undefined
      const refusal = await match.redo(seat)
      if (refusal) return refusal
      undone.pop()
      followMatch()
      return undefined
    },
    async endMatch(end) {
      stopBots()
      const refusal = await match.end(end)
      if (refusal) {
        askNext()
        return refusal
      }
      await afterChange()
      return undefined
    },
    forecast: view.forecast,
    path: view.path,
    reach: view.reach,
    liftCurtain() {
      const seat = handOver.lift()
      if (seat === undefined) return
      view.clearTrail()
      lookAs(seat)
    },
    takeOver() {
      const seat = handOver.takeOver()
      if (seat === undefined) return
      playback.clear()
      view.clearTrail()
      lookAs(seat)
    },
    nextTurn() {
      playback.skip()
      watching.ask()
    },
    hurry() {
      const seat = stopBots()
      if (seat !== undefined) void performBot(seat, bots.quickMove(seat))
    },
    assign(seat, who) {
      stopBots()
      players.assign(seat, who)
      options.save(session)
      // A step that is being played asks the next player when it is over.
      if (busy.peek()) return
      refresh()
      askNext()
    },
    dismissReport: turns.dismissReport,
    reports: presentation.report !== undefined,
    report() {
      const viewer = match.outcome ? 'spectator' : view.viewer
      return presentation.report?.(match.heard(viewer).flatMap(({ events }) => events))
    },
    catchUp() {
      void afterChange()
    },
    close() {
      closed = true
      watching.end()
      stopBots()
      playback.clear()
      options.bots.stop()
      options.adviser?.stop()
      unsubscribe()
    },
  }
  const unsubscribe = match.subscribe(() => void afterChange())
  return session
}

const NOT_NOW: Refusal = { code: 'not-now', message: 'Nothing can be done right now.' }
