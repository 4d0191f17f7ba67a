import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { GameTypes, Refusal, Seat, Viewer } from '@sextant/engine'
import type { MatchChange, MatchClient } from './client/match-client.ts'
import type { LogLine } from './log/log.ts'
import type { Turned, TurnTracker } from './log/turn-tracker.ts'
import type { EffectPlayer, Playback, PlayedStep } from './playback/playback.ts'
import { asError, type BotTurns } from './seats/bot-turns.ts'
import type { HandOver } from './seats/hand-over.ts'
import type { Players } from './seats/players.ts'
import type { Watching } from './seats/watching.ts'
import type { UndoHistory } from './undo-history.ts'
import type { Viewpoint } from './view/viewpoint.ts'

/** What keeps a session going: a player is asked, acts, the step is played, and the next one is asked. */
export interface TurnLoop {
  /** Steps are being played. */
  readonly busy: ReadonlySignal<boolean>
  /** A change is on its way to the match, and it is not known yet whether it is accepted. */
  readonly pending: ReadonlySignal<boolean>
  /** Whether something can be done to the match now: nothing is being played, and nothing is on its way to the match. */
  readonly ready: boolean
  /** Asks the player who is to act: a person, behind a curtain where needed, or else a bot. Players elsewhere are waited for. */
  askNext(): void
  /** Takes an action; resolves when it has been played, with why it is refused where it is. */
  perform(seat: Seat, action: unknown): Promise<Refusal | undefined>
  /** The same for a bot. Where the rules refuse its action, a quick move is played. */
  performBot(seat: Seat, action: unknown): Promise<void>
  /** Changes the match in another way than by an action, such as by undo; resolves when that is shown. */
  change<R>(make: () => Promise<R>): Promise<R>
  /** Follows what has just happened to the match, whoever did it: steps are played one after the other, as they came. */
  follow(change: MatchChange): void
  /** To the end of all that is being played. */
  skip(): void
  /** Shows the position as it stands now. */
  refresh(): void
  lookAs(viewer: Viewer): void
  /** Drops what a bot is thinking about; the seat that was thinking. */
  stopBots(): Seat | undefined
  close(): void
}

export interface TurnLoopParts<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly view: Viewpoint<T>
  readonly turns: TurnTracker
  readonly bots: BotTurns
  readonly players: Players
  readonly handOver: HandOver
  readonly watching: Watching
  readonly playback: Playback
  readonly history: UndoHistory
  player(): EffectPlayer | undefined
  addToLog(lines: readonly LogLine[]): void
  save(): void
  onFailure(seat: Seat, error: Error): void
}

export function createTurnLoop<T extends GameTypes>(parts: TurnLoopParts<T>): TurnLoop {
  const { match, view, turns, bots, handOver, watching, playback, history } = parts
  const openedAt = match.seq
  const busy = signal(false)
  const pending = signal(false)
  let closed = false
  /** Steps that were taken and not played yet, in order. */
  let queue: Taken[] = []
  /** The past is another than the one that was shown. */
  let rewritten = false
  let showing: Promise<void> | undefined
  let skipping = false
  /** Which question to a bot counts: the answer to one that was dropped is not played. */
  let question = 0

  function refresh(): void {
    view.refresh(handOver.curtain.peek() !== undefined, history.canRedo)
  }

  function lookAs(viewer: Viewer): void {
    // What was not played yet is in the log of the new viewer.
    queue = []
    if (busy.peek()) playback.clear()
    view.lookAs(viewer, history.canRedo)
  }

  async function change<R>(make: () => Promise<R>): Promise<R> {
    pending.value = true
    try {
      return await make()
    } finally {
      pending.value = false
      await show()
    }
  }

  async function perform(seat: Seat, action: unknown): Promise<Refusal | undefined> {
    const acted = await change(() => match.submit(seat, action))
    return acted.ok ? undefined : acted.refusal
  }

  /** What went wrong, or nothing. */
  function attempt(seat: Seat, action: unknown): Promise<Error | undefined> {
    return perform(seat, action).then(refusal => refusal && new Error(refusal.message), asError)
  }

  async function performBot(seat: Seat, action: unknown): Promise<void> {
    const failure = await attempt(seat, action)
    if (!failure || closed) return
    parts.onFailure(seat, failure)
    if (closed || !match.toAct.includes(seat)) return
    const again = await attempt(seat, bots.quickMove(seat))
    if (again) parts.onFailure(seat, again)
  }

  function follow(change: MatchChange): void {
    if (closed) return
    if (change === 'step') {
      history.clear()
      queue.push({ ...view.step(), turned: turns.advance(view.viewer) })
      parts.save()
    } else {
      rewritten = true
      queue = []
      if (busy.peek()) playback.clear()
    }
    // What goes wrong in it is heard of by who waits for it, or here.
    if (!pending.peek()) show().catch(error => parts.onFailure(NOBODY, asError(error)))
  }

  /** Shows all that has happened; one at a time. */
  function show(): Promise<void> {
    if (closed || (queue.length === 0 && !rewritten && !showing)) return Promise.resolve()
    showing ??= showAll().finally(() => {
      showing = undefined
    })
    return showing
  }

  async function showAll(): Promise<void> {
    let turned = false
    for (;;) {
      if (rewritten) rewrite()
      const step = queue.shift()
      if (!step) break
      const played = play(step)
      if (played) await played
      if (closed) return
      turns.show(step.turned)
      turned ||= step.turned.over
      if (queue.length > 0) view.showPassing(step.next)
    }
    skipping = false
    refresh()
    playback.settle()
    askNext(turned)
  }

  function play(step: PlayedStep): Promise<void> | undefined {
    if (!parts.player() || step.chapters.every(({ effects }) => effects.length === 0)) {
      playback.clear()
      for (const { lines } of step.chapters) parts.addToLog(lines)
      return undefined
    }
    busy.value = true
    const played = playback.show(step).then(() => {
      busy.value = false
    })
    if (skipping) playback.skip()
    return played
  }

  /** Position, log and turn as they are now. */
  function rewrite(): void {
    rewritten = false
    stopBots()
    playback.clear()
    turns.follow()
    view.clearTrail()
    view.rewriteLog()
    parts.save()
  }

  function askNext(turned = false): void {
    if (closed) return
    if (match.outcome) {
      endHandOver()
      return
    }
    const decided = handOver.decide(view.viewer, turned)
    switch (decided.kind) {
      case 'nobody':
        if (decided.viewer !== undefined) lookAs(decided.viewer)
        void askBot()
        break
      case 'look':
        lookAs(decided.viewer)
        break
      case 'hide':
        refresh()
        break
      case 'stay':
        break
    }
  }

  /** With the end of a match nothing is hidden any more. */
  function endHandOver(): void {
    if (handOver.end()) refresh()
  }

  async function askBot(): Promise<void> {
    const seat = match.toAct.find(parts.players.isBot)
    // One that is thinking already goes on: what others did meanwhile does not concern it.
    if (seat === undefined || bots.thinking.peek() === seat) return
    try {
      await askSeat(seat)
    } catch (error) {
      // Rules that fail outside of an action would else be heard of by nobody.
      if (!closed) parts.onFailure(seat, asError(error))
    }
  }

  async function askSeat(seat: Seat): Promise<void> {
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

  return {
    busy,
    pending,
    get ready() {
      return !pending.peek() && !busy.peek()
    },
    askNext: () => askNext(),
    perform,
    performBot,
    change,
    follow,
    skip() {
      skipping = showing !== undefined
      playback.skip()
    },
    refresh,
    lookAs,
    stopBots,
    close() {
      closed = true
      queue = []
      stopBots()
      playback.clear()
    },
  }
}

/** A step as it was when it was taken. */
interface Taken extends PlayedStep {
  readonly turned: Turned
}

/** No seat: what went wrong is nobody's action. */
const NOBODY: Seat = -1
