/** Where programs think. Plain data goes in and comes out, so that it can be another thread. */
export interface Thinker {
  /**
   * The action a program chooses. Rejects when the program fails; never settles once it was stopped. A program that
   * must learn first tells how far it is, 0 … 1.
   */
  choose(question: Question, onStudy?: OnStudy): Promise<unknown>
  /** Forgets what is being thought about. */
  stop(): void
}

/** Where a program is asked what it thinks of every choice a person has. */
export interface Adviser {
  /** The best first. Rejects when the program fails; never settles once it was stopped. */
  advise(question: Question, onStudy?: OnStudy): Promise<readonly Advised[]>
  stop(): void
}

export type OnStudy = (part: number) => void

export interface Question {
  readonly game: string
  /** The id of a campaign of the game, where it is about the campaign's own decisions. */
  readonly campaign?: string
  readonly options: unknown
  /** The id of a program. */
  readonly program: string
  readonly seat: number
  /** What the seat may see, and nothing else. */
  readonly view: unknown
  /** Of the program's own dice. */
  readonly seed: string
}

export interface Advised {
  readonly action: unknown
  /** The score that the seat may expect, 0 … 1. */
  readonly chance: number
}
