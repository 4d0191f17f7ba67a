import { computed } from '@preact/signals-core'
import { type BotPlace, type GameTypes, type Refusal, type Seat, toldChance } from '@sextant/engine'
import type { Panel, Presentation } from '@sextant/scene'
import type { GameInfo } from './client/game-info.ts'
import type { MatchClient } from './client/match-client.ts'
import type { LogLine } from './log/log.ts'
import { createTurnTracker } from './log/turn-tracker.ts'
import { createPlayback, type EffectPlayer } from './playback/playback.ts'
import { asError, createBotTurns } from './seats/bot-turns.ts'
import { createHandOver } from './seats/hand-over.ts'
import { type Players, REMOTE } from './seats/players.ts'
import { watchingOf } from './seats/watching.ts'
import type { Session, SessionOptions } from './session.ts'
import { testedOdds } from './tested-odds.ts'
import { createTurnLoop } from './turn-loop.ts'
import { createUndoHistory } from './undo-history.ts'
import { createAdvice } from './view/advice.ts'
import { createRepetition } from './view/repetition.ts'
import type { Snapshot } from './view/snapshot.ts'
import { createViewpoint } from './view/viewpoint.ts'

/** What is played in a session: a match, or the decisions of a campaign. */
export interface Played<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly players: Players
  readonly presentation: Presentation<T>
  readonly info: GameInfo
  /** The rules on one page, loaded when they are asked for. */
  readonly rulesCard?: (() => Promise<readonly Panel[]>) | undefined
  /** Where bots find the rules. */
  readonly place: Pick<BotPlace, 'game' | 'campaign'>
}

export function openSession<T extends GameTypes>(played: Played<T>, options: SessionOptions): Session {
  const { match, players, presentation, info } = played
  let player: EffectPlayer | undefined
  let closed = false
  const turns = createTurnTracker(match, presentation, options.turnReports !== false)
  const planning = () => turns.planning.peek()
  const view = createViewpoint({ match, presentation, players, planning })
  const bots = createBotTurns({ ...played, bots: options.bots, onFailure: options.onFailure })
  const handOver = createHandOver(match, players, planning, view.awaited)
  const watching = watchingOf(players.seated, options.watch)
  const history = createUndoHistory(match)
  const playback = createPlayback({
    player: () => player,
    log: addToLog,
    ...(options.rest && { rest: options.rest }),
    ...(options.sceneAfter && { sceneAfter: options.sceneAfter }),
  })
  const loop = createTurnLoop({
    ...{ match, players, view, turns, bots, handOver, watching, playback, history, addToLog },
    player: () => player,
    save: () => options.save(session),
    onFailure: options.onFailure,
  })
  const snapshot = computed((): Snapshot => {
    const scene = playback.scene.value
    const live = view.snapshot.value
    return scene ? { ...live, scene, trail: [], choices: [], combinations: [], refused: [] } : live
  })

  const awaited = computed(() => {
    const { toAct, outcome } = view.snapshot.value
    return outcome ? [] : toAct.filter(seat => players.seated.value[seat] === REMOTE)
  })

  function addToLog(lines: readonly LogLine[]): void {
    if (lines.length === 0) return
    view.addToLog(lines)
    options.onLog(lines)
  }

  /** The person who was waited for is there. */
  function arrive(seat: number | undefined): void {
    if (seat === undefined) return
    view.clearTrail()
    loop.lookAs(seat)
  }

  async function undoOrRedo(step: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    if (!loop.ready) return undefined
    repetition.stop()
    return loop.change(step)
  }

  /** One after the other, as long as each is allowed; together they are taken back. */
  async function takeAll(actor: Seat, actions: readonly T['action'][]): Promise<void> {
    const before = match.seqFor(actor)
    for (const [done, action] of actions.entries()) {
      if (closed || match.seqFor(actor) !== before + done) return
      const refusal = await loop.perform(actor, action)
      if (refusal) {
        options.onFailure(actor, new Error(refusal.message))
        return
      }
    }
    history.join(actor, before, before + actions.length)
  }

  const { adviser } = info
  const advice =
    options.adviser && adviser !== undefined
      ? createAdvice({
          bot: adviser,
          client: options.adviser,
          snapshot: view.snapshot,
          curtain: handOver.curtain,
          busy: loop.busy,
          decision: seat => bots.decision(adviser, seat),
          async telling(seat) {
            const at = { seat, seats: match.rules.seats.length, turn: match.turn }
            const odds = await testedOdds(info, match.options)
            return estimate => toldChance(odds, at, estimate)
          },
          planned: view.planned,
        })
      : undefined

  const repetition = createRepetition({
    snapshot,
    isHeldUp: () => loop.busy.value || handOver.curtain.value !== undefined,
    take: choice => session.take(choice),
  })

  const session: Session = {
    info,
    commitment: match.commitment,
    snapshot,
    players: players.seated,
    ...(options.seating && { seating: options.seating }),
    log: view.log,
    busy: loop.busy,
    pending: loop.pending,
    awaited,
    playback: { ...playback, skip: loop.skip },
    repeating: repetition.due,
    planning: turns.planning,
    watched: watching.watched,
    waiting: watching.waiting,
    autoplay: watching.autoplay,
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
    begin: loop.askNext,
    async take(choice) {
      const { actor } = view.snapshot.peek()
      const actions = view.actions(choice)
      if (!loop.ready || playback.lookingBack.peek()) return
      if (actor === undefined || actions.length === 0) return
      repetition.note(
        actor,
        view.snapshot.peek().combinations.find(({ number }) => number === choice),
      )
      turns.dismissReport()
      try {
        await takeAll(actor, actions)
      } catch (error) {
        options.onFailure(actor, asError(error))
      }
    },
    async submit(action) {
      const { actor } = view.snapshot.peek()
      if (actor === undefined || !loop.ready) return NOT_NOW
      turns.dismissReport()
      return loop.perform(actor, action)
    },
    undo: () => undoOrRedo(() => history.undo(view.undoSeat(handOver.curtain.peek() !== undefined))),
    redo: async () => (history.canRedo ? undoOrRedo(history.redo) : undefined),
    whyNoEnd: end => (match.outcome ? MATCH_OVER : options.whyNoEnd?.(end)),
    async endMatch(end) {
      const refused = session.whyNoEnd(end)
      if (refused) return refused
      loop.stopBots()
      const refusal = await loop.change(() => match.end(end))
      if (refusal) loop.askNext()
      return refusal
    },
    forecast: view.forecast,
    headline: view.headline,
    path: view.path,
    reach: view.reach,
    reaches: presentation.reach !== undefined,
    whyNot: view.whyNot,
    liftCurtain: () => arrive(handOver.lift()),
    takeOver() {
      if (handOver.next.peek() === undefined) return
      playback.clear()
      arrive(handOver.takeOver())
    },
    nextTurn() {
      loop.skip()
      watching.ask()
    },
    setAutoplay: watching.setAutoplay,
    hurry() {
      const seat = loop.stopBots()
      if (seat !== undefined) void loop.performBot(seat, bots.quickMove(seat))
    },
    assign(seat, who) {
      if (players.isRemote(seat)) return
      loop.stopBots()
      players.assign(seat, who)
      options.save(session)
      // A step that is being played asks the next player when it is over.
      if (loop.busy.peek()) return
      loop.refresh()
      loop.askNext()
    },
    dismissReport: turns.dismissReport,
    ...(played.rulesCard && { rulesCard: played.rulesCard }),
    reports: presentation.report !== undefined,
    report() {
      const viewer = match.outcome ? 'spectator' : view.viewer
      return presentation.report?.(match.heard(viewer).flatMap(({ events }) => events))
    },
    catchUp: () => loop.follow('step'),
    open: use => use({ match, presentation, viewer: view.viewer, action: view.action }),
    close() {
      closed = true
      repetition.close()
      loop.close()
      options.bots.stop()
      options.adviser?.stop()
      unsubscribe()
    },
  }
  const unsubscribe = match.subscribe(loop.follow)
  return session
}

const NOT_NOW: Refusal = { code: 'not-now', message: 'You cannot do anything right now.' }
const MATCH_OVER: Refusal = { code: 'match-over', message: 'The match is over.' }
