/** Where programs think. Plain data goes in and comes out, so that it can be another thread. */
export interface Thinker {
  /** The action a program chooses. Rejects when the program fails; never settles once it was stopped. */
  choose(question: Question): Promise<unknown>
  /** Forgets what is being thought about. */
  stop(): void
}

export interface Question {
  readonly game: string
  readonly options: unknown
  /** The id of a program. */
  readonly program: string
  readonly seat: number
  /** What the seat may see, and nothing else. */
  readonly view: unknown
  /** Of the program's own dice. */
  readonly seed: string
}
