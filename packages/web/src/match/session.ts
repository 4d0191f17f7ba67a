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
import type { Choice, Refused } from './choice.ts'

/**
 * A match under way at this screen: persons and programs take their turns, every step is shown and kept. The page
 * sees this and no type of any game; actions are choices by number.
 */
export interface Session {
  readonly face: GameFace
  /** What is on the board; it lags behind the match while steps are being shown. */
  readonly shown: ReadonlySignal<Shown>
  /** By seat, `person` or the id of a program. */
  readonly players: ReadonlySignal<readonly string[]>
  readonly log: ReadonlySignal<readonly LogLine[]>
  /** A step is being shown. */
  readonly busy: ReadonlySignal<boolean>
  /** The program that is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>
  /** The person who must say they are there before the board is shown. */
  readonly curtain: ReadonlySignal<Seat | undefined>
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
  /** Makes the program play at once. */
  hurry(): void
  /** A person plays the seat from now on, or a program. */
  seat(seat: Seat, player: string): void
  dismissReport(): void
  /** Whether the game keeps a report. */
  readonly reports: boolean
  /** What the whole match adds up to so far. */
  report(): Report | undefined
  record(): MatchRecord
  end(): void
}

/** What the page needs to know of a game. */
export interface GameFace {
  readonly id: string
  readonly title: string
  readonly skin: Skin
  readonly texts: Catalogues
  readonly topics: readonly Topic[]
  readonly seats: readonly string[]
  readonly programs: readonly Program[]
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
}
