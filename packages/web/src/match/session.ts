import type { ReadonlySignal } from '@preact/signals'
import type { Forecast, MatchRecord, Outcome, Refusal, Seat, Viewer } from '@sextant/engine'
import type {
  Arrow,
  Catalogues,
  Effect,
  Highlight,
  Report,
  Scene,
  Skin,
  TablePanel,
  Target,
  Text,
  Topic,
} from '@sextant/scene'
import type { Advice } from './advice.ts'
import type { Choice, Refused } from './choice.ts'
import type { Showing } from './showing.ts'

/**
 * A match under way at this screen, or the decisions of a campaign: persons and programs take their turns, every step is
 * shown and kept. The page sees this and no type of any game; actions are choices by number.
 */
export interface Session {
  readonly face: GameFace
  /** What is on the board; it lags behind the match while steps are being shown. */
  readonly shown: ReadonlySignal<Shown>
  /** By seat, `person` or the id of a program. */
  readonly players: ReadonlySignal<readonly string[]>
  /** By seat, who may sit there; anybody where it is not said. */
  readonly seating?: Seating
  readonly log: ReadonlySignal<readonly LogLine[]>
  /** A step is being shown. */
  readonly busy: ReadonlySignal<boolean>
  /** How the last step was shown, to pause it, step back and see it again. */
  readonly showing: Showing
  /** Several decide at the same time: what one has planned can be changed until it is committed. */
  readonly planning: ReadonlySignal<boolean>
  /** Only programs play: somebody watches. */
  readonly watched: ReadonlySignal<boolean>
  /** The next round waits for whoever watches. */
  readonly waiting: ReadonlySignal<boolean>
  /** The program that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>
  /** How far that program is with what it must learn before it can play, 0 … 1. */
  readonly studying: ReadonlySignal<number | undefined>
  /** What the game's adviser thinks of the choices, where there is one. */
  readonly advice: Advice | undefined
  /** The person who must say they are there before the board is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>
  /** The person who plans next, while all may look at what came of the last plans. */
  readonly handOver: ReadonlySignal<Seat | undefined>
  readonly turnReport: ReadonlySignal<TurnReport | undefined>
  readonly guide: readonly GuideFace[]
  /** Shows steps on the board from now on; without one they are over at once. */
  showOn(stage: Stage | undefined): void
  /** Asks whoever is to act. */
  begin(): void
  take(choice: number): void
  undo(): Refusal | undefined
  redo(): Refusal | undefined
  forecast(choice: number): Forecast | undefined
  /** The cells a move goes over, where nothing about it is left to chance. */
  way(choice: number): readonly number[] | undefined
  /** Where a piece could go and strike if it were its turn, as far as the game tells. */
  reach(piece: string): readonly Highlight[]
  liftCurtain(): void
  /** The person who plans next is in front of the screen. */
  takeOver(): void
  /** Goes on to the next round of a match that is watched, at once or as soon as this one has been played. */
  nextRound(): void
  /** Makes the program play at once. */
  hurry(): void
  /** A person plays the seat from now on, or a program. */
  seat(seat: Seat, player: string): void
  dismissReport(): void
  /** Whether the game keeps a report. */
  readonly reports: boolean
  /** What the whole match adds up to so far. */
  report(): Report | undefined
  /** Shows a step that was not taken here, such as a match that a campaign has settled. */
  catchUp(): void
  end(): void
}

/** A session of one match. */
export interface MatchSession extends Session {
  record(): MatchRecord
}

export type Seating = readonly (readonly string[])[]

/** What the page needs to know of a game. */
export interface GameFace {
  readonly id: string
  readonly title: string
  readonly skin: Skin
  readonly texts: Catalogues
  readonly topics: readonly Topic[]
  readonly seats: readonly string[]
  readonly programs: readonly Program[]
  /** The id of the program that gives hints. */
  readonly adviser?: string
  /** Where things stand on the page; `side` where a game does not say. */
  readonly layout?: 'side' | 'columns'
}

export interface Program {
  readonly id: string
  readonly title: string
  readonly about: string
}

export interface Shown {
  readonly seq: number
  readonly viewer: Viewer
  readonly scene: Scene
  /** What others have done since the viewer last acted. */
  readonly trail: readonly Arrow[]
  readonly toAct: readonly Seat[]
  /** The person whose choices these are. */
  readonly actor: Seat | undefined
  readonly choices: readonly Choice[]
  readonly refused: readonly Refused[]
  /** The buttons that are always offered, in their order. */
  readonly menu: readonly string[]
  readonly outcome: Outcome | undefined
  readonly whyNoUndo: Refusal | undefined
  readonly canRedo: boolean
}

export interface LogLine {
  readonly step: number
  readonly text: Text
  readonly topics: readonly string[]
}

export interface TurnReport {
  readonly seats: readonly Seat[]
  readonly tables: readonly TablePanel[]
}

export interface GuideFace {
  readonly text: Text
  targets(): readonly Target[]
  /** Whether it has been done, counting what happened after a step. */
  done(since: number): boolean
}

/** Where steps are shown. */
export interface Stage {
  play(effects: readonly Effect[], next: Scene): Promise<void>
  /** Ends what is being played at once. */
  skip?(): void
  /** What is played stands still, or goes on from where it stood. */
  freeze?(on: boolean): void
}
