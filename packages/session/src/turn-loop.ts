import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { GameTypes, Refusal, Seat, Viewer } from '@sextant/engine'
import type { MatchClient } from './client/match-client.ts'
import type { LogLine } from './log/log.ts'
import type { TurnTracker } from './log/turn-tracker.ts'
import type { EffectPlayer, Playback } from './playback/playback.ts'
import { asError, type BotTurns } from './seats/bot-turns.ts'
import type { HandOver } from './seats/hand-over.ts'
import type { Watching } from './seats/watching.ts'
import type { UndoHistory } from './undo-history.ts'
import type { Viewpoint } from './view/viewpoint.ts'

/** What keeps a session going: a player is asked, acts, the step is played, and the next one is asked. */
export interface TurnLoop {
  /** A step is being played. */
  readonly busy: ReadonlySignal<boolean>
  /** Whether something can be done to the match now: no step is being played, and nothing is on its way to the match. */
  readonly ready: boolean
  /** Asks the player who is to act: a person, behind a curtain where needed, or else a bot. */
  askNext(): void
  /** Takes an action and plays it; why it is refused, or nothing. */
  perform(seat: Seat, action: unknown): Promise<Refusal | undefined>
  /** The same for a bot. Where the rules refuse its action, a quick move is played. */
  performBot(seat: Seat, action: unknown): Promise<void>
  /** Changes the match in another way than by an action, such as by undo. */
  change<R>(make: () => Promise<R>): Promise<R>
  /** One step was added: it is saved and played, and the next player is asked. */
  afterStep(): Promise<void>
  /** A step was taken back or done again: position, log and player to act follow. */
  afterUndo(): void
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
  let closed = false
  /** A change is on its way to the match. */
  let changing = false
  /** Which question to a bot counts: the answer to one that was dropped is not played. */
  let question = 0

  function refresh(): void {
    view.refresh(handOver.curtain.peek() !== undefined, history.canRedo)
  }

  function lookAs(viewer: Viewer): void {
    view.lookAs(viewer, history.canRedo)
  }

  async function change<R>(make: () => Promise<R>): Promise<R> {
    changing = true
    return make().finally(() => {
      changing = false
    })
  }

  async function perform(seat: Seat, action: unknown): Promise<Refusal | undefined> {
    const acted = await change(() => match.submit(seat, action))
    if (!acted.ok) return acted.refusal
    await afterStep()
    return undefined
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

  async function afterStep(): Promise<void> {
    history.clear()
    parts.save()
    await playLast()
  }

  async function playLast(): Promise<void> {
    const step = view.lastStep()
    if (parts.player() && step.chapters.some(({ effects }) => effects.length > 0)) {
      busy.value = true
      await playback.show(step)
      busy.value = false
    } else {
      playback.clear()
      for (const { lines } of step.chapters) parts.addToLog(lines)
    }
    if (closed) return
    const turned = turns.advance(view.viewer)
    refresh()
    playback.settle()
    askNext(turned)
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
    const [seat] = match.toAct
    if (seat === undefined) return
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
    get ready() {
      return !changing && !busy.peek()
    },
    askNext: () => askNext(),
    perform,
    performBot,
    change,
    afterStep,
    afterUndo() {
      stopBots()
      playback.clear()
      turns.follow()
      view.clearTrail()
      view.rewriteLog()
      parts.save()
      refresh()
      askNext()
    },
    refresh,
    lookAs,
    stopBots,
    close() {
      closed = true
      stopBots()
      playback.clear()
    },
  }
}
