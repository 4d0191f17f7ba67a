import type { WorthSharing } from './worth-sharing.ts'

/** Others that play games (or campaigns) of a series, such as threads on the other cores. */
export interface Helpers<G> {
  /** Whether it is worth starting them, asked as the first game begins and after each that is played without. */
  readonly worth: WorthSharing
  start(): readonly SeriesHelper<G>[]
  /** Milliseconds since some moment. */
  now(): number
  /** Resolves when somebody asks to stop: what helpers have under way is given up. */
  readonly interrupted?: Promise<void>
}

export interface SeriesHelper<G> {
  /** Plays games in order, up to the last one or to one that fails, which is left out with all after it. */
  play(games: GameRange): Promise<readonly G[]>
  /** Ends it; the bots it has seated leave first. */
  close(): void | Promise<void>
}

/** Numbers of games, both included. */
export interface GameRange {
  readonly first: number
  readonly last: number
}

/** How long a helper plays before it is asked again: Ctrl-C and progress wait for no longer. */
const PORTION_MS = 200
const MOST_GAMES = 1000

/**
 * Lets helpers play these games, portion by portion in order, so that without a failure or an interruption those played have no gaps. Returns the
 * number of the first game that failed, if any.
 */
export async function shareOut<G>(
  helpers: Helpers<G>,
  { first, last }: GameRange,
  note: (number: number, game: G) => Promise<void>,
  stopped: () => boolean | Promise<boolean> = () => false,
): Promise<number | undefined> {
  let next = first
  let failed: number | undefined
  let stop = false
  const givenUp = helpers.interrupted?.then(() => undefined) ?? new Promise<undefined>(() => {})
  const employ = async (helper: SeriesHelper<G>) => {
    let size = 1
    while (!stop && next <= last) {
      const portion = { first: next, last: Math.min(last, next + size - 1) }
      next = portion.last + 1
      const began = helpers.now()
      const games = await Promise.race([helper.play(portion), givenUp])
      if (games === undefined) {
        stop = true
        return
      }
      for (const [index, game] of games.entries()) await note(portion.first + index, game)
      if (games.length <= portion.last - portion.first) {
        failed = Math.min(failed ?? last, portion.first + games.length)
        stop = true
      }
      const perGame = (helpers.now() - began) / Math.max(1, games.length)
      size = Math.min(MOST_GAMES, Math.max(1, Math.round(PORTION_MS / Math.max(perGame, 0.001))))
      if (await stopped()) stop = true
    }
  }
  const started = helpers.start()
  try {
    await Promise.all(started.map(employ))
  } finally {
    await Promise.all(started.map(helper => helper.close()))
  }
  return failed
}
