import type { ReadonlySignal } from '@preact/signals-core'
import type { BotClient } from '@sextant/bots'
import type { Forecast, GameTypes, MatchEnd, MatchRecord, Refusal, Seat, Viewer } from '@sextant/engine'
import type { Ghost, Headline, Highlight, Panel, Presentation, Report, Target, Text } from '@sextant/scene'
import type { GameInfo } from './client/game-info.ts'
import type { Inspection } from './client/inspection.ts'
import type { MatchClient } from './client/match-client.ts'
import type { LogLine } from './log/log.ts'
import type { TurnReport } from './log/turn-report.ts'
import type { SceneAfter } from './playback/chapters.ts'
import type { EffectPlayer, Playback } from './playback/playback.ts'
import type { Seating } from './seats/players.ts'
import type { Watch } from './seats/watching.ts'
import type { Advice } from './view/advice.ts'
import type { GuideView } from './view/guide-view.ts'
import type { Snapshot } from './view/snapshot.ts'

/**
 * What happens around a match on one device: persons and bots take their turns, every step is shown and saved. The same
 * for the decisions of a campaign. Screens see this and no type of any game; actions are choices by number.
 */
export interface Session {
  readonly info: GameInfo
  /** What is promised of it before its first draw; public from the start. */
  readonly commitment: string
  /** What is on the board; it lags behind the match while steps are being played. */
  readonly snapshot: ReadonlySignal<Snapshot>
  /** By seat, `person`, `remote` or the id of a bot. */
  readonly players: ReadonlySignal<readonly string[]>
  /** By seat, who may play it; anybody where it is not said. */
  readonly seating?: Seating
  readonly log: ReadonlySignal<readonly LogLine[]>
  /** Steps are being played. */
  readonly busy: ReadonlySignal<boolean>
  /** What was done here is on its way, and not confirmed yet. */
  readonly pending: ReadonlySignal<boolean>
  /** The seats whose players, at other devices, are to act. */
  readonly awaited: ReadonlySignal<readonly Seat[]>
  readonly playback: Playback
  /** The person who is to act need not be asked: what they have pressed before is taken again. */
  readonly repeating: ReadonlySignal<boolean>
  /** Several decide at the same time: what one has planned can be changed until it is committed. */
  readonly planning: ReadonlySignal<boolean>
  /** Only bots play: somebody watches. */
  readonly watched: ReadonlySignal<boolean>
  /** The next turn waits for the spectator. */
  readonly waiting: ReadonlySignal<boolean>
  /** Turns of a match that is watched follow each other without being asked for. */
  readonly autoplay: ReadonlySignal<boolean>
  /** The bot that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>
  /** How far that bot is with its training, 0 … 1. */
  readonly training: ReadonlySignal<number | undefined>
  /** What the game's adviser thinks of the choices, where there is one. */
  readonly advice: Advice | undefined
  /** The person who must say they are there before the board is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>
  /** The person who plans next, while all may look at the result of the last plans. */
  readonly handOver: ReadonlySignal<Seat | undefined>
  readonly turnReport: ReadonlySignal<TurnReport | undefined>
  readonly guide: readonly GuideView[]
  /** Plays steps on a board from now on; without one they are over at once. */
  showOn(player: EffectPlayer | undefined): void
  /** Asks the player who is to act. */
  begin(): void
  /**
   * Takes the choice, all of its actions one after the other; resolves when they have been played. Nothing happens while
   * another step is being played.
   */
  take(choice: number): Promise<void>
  /** The same for an action written as data: why it is refused, or nothing. */
  submit(action: unknown): Promise<Refusal | undefined>
  undo(): Promise<Refusal | undefined>
  redo(): Promise<Refusal | undefined>
  /** Why the match cannot be ended like this, or nothing. */
  whyNoEnd(end: MatchEnd): Refusal | undefined
  /** Ends the match by what no rule of the game makes, such as resigning. */
  endMatch(end: MatchEnd): Promise<Refusal | undefined>
  /** The odds of a choice; of several actions, those of the last one after the others are done. */
  forecast(choice: number): Forecast | undefined
  /** What that forecast comes to, where the game says it. */
  headline(choice: number): Headline | undefined
  /** The cells a move goes over, where nothing about it is left to chance. */
  path(choice: number): readonly number[] | undefined
  /** Where a piece could go and strike if it were its turn, as far as the game tells. */
  reach(piece: string, part?: string, ghost?: Ghost): readonly Highlight[]
  /** Whether the game tells that of its pieces. */
  readonly reaches: boolean
  /** Why the last of some targets cannot be chosen after the others, for a click that does nothing. */
  whyNot(targets: readonly Target[]): Text | undefined
  liftCurtain(): void
  /** The person who plans next is in front of the screen. */
  takeOver(): void
  /** Goes on to the next turn of a match that is watched, at once or as soon as this one has been played. */
  nextTurn(): void
  setAutoplay(on: boolean): void
  /** Makes the bot play at once. */
  hurry(): void
  /** A person plays the seat from now on, or a bot. Nobody here decides that of a seat that is played elsewhere. */
  assign(seat: Seat, player: string): void
  dismissReport(): void
  /** The rules of this match on one page, where the game has them. */
  readonly rulesCard?: () => Promise<readonly Panel[]>
  /** Whether the game keeps a report. */
  readonly reports: boolean
  /** What the whole match adds up to so far. */
  report(): Report | undefined
  /** Plays a step that was not taken here, such as a battle that a campaign has settled. */
  catchUp(): void
  /** Opens the session with the types of its game, for those who need the match itself. */
  open<R>(use: <T extends GameTypes>(inside: SessionInside<T>) => R): R
  close(): void
}

/** What is inside a session. */
export interface SessionInside<T extends GameTypes> {
  readonly match: MatchClient<T>
  readonly presentation: Presentation<T>
  /** Who looks at the screen. */
  readonly viewer: Viewer
  /** The action of a choice of the current snapshot; nothing for one that takes several. */
  action(choice: number): T['action'] | undefined
}

/** A session of one match. */
export interface MatchSession extends Session {
  /** The match as it is now, with its seed and its players. */
  record(): MatchRecord
  /** For developers: the whole state, legal actions and events. Only a match in this process has it. */
  inspect?(): Inspection
}

/** What a session is given by the screen it is for. */
export interface SessionOptions {
  readonly bots: BotClient
  /** Where the game's adviser is asked; without one there are no hints. */
  readonly adviser?: BotClient
  readonly seating?: Seating
  /** Whether a turn is reported when it is over; it is, unless this says no. */
  readonly turnReports?: boolean
  /** Why the match may not be ended like this, where what it belongs to does not allow it. */
  whyNoEnd?(end: MatchEnd): Refusal | undefined
  /** Called after every change. */
  save(session: Session): void
  /** A bot failed, and a quick move was played for it. */
  onFailure(seat: Seat, error: Error): void
  /** Lines that have just come into the log. */
  onLog(lines: readonly LogLine[]): void
  /** A pause between two chapters of a step that is played. */
  rest?(): Promise<void>
  readonly sceneAfter?: SceneAfter
  /** How somebody watches bots play; without it they play on by themselves. */
  readonly watch?: Watch
}
