/** A series that others may take part in. */
export interface Sharing {
  readonly games: number
  /** How many could play at once. */
  readonly helpers: number
  /** What it takes until a helper has begun to play, in milliseconds. */
  readonly startMs: number
  /** Milliseconds since some moment. */
  now(): number
}

/** Whether helpers would save time, asked after each game that was played without them. */
export interface WorthSharing {
  /** The first game begins: what came before, such as a training, tells nothing of how long games take. */
  begin(): void
  after(played: number): boolean
}

/**
 * Measures the first games and estimates the rest: helpers save what they take off it, and cost their start. Only games of the later half of
 * the time count, as the first ones are slower until the code is warm.
 */
export function worthSharing({ games, helpers, startMs, now }: Sharing): WorthSharing {
  let began = now()
  let from = { ms: 0, played: 0 }
  let to = from
  return {
    begin() {
      began = now()
    },
    after(played) {
      const ms = now() - began
      if (ms < LEAST_MS || helpers < 2) return false
      if (ms >= 2 * to.ms) {
        from = to
        to = { ms, played }
      }
      // Waiting for as long as the start takes costs little where helpers pay, and saves it all where the series is soon over.
      if (ms < startMs) return false
      const perGame = (ms - from.ms) / Math.max(1, played - from.played)
      const left = perGame * (games - played)
      const saved = left - left / Math.min(helpers, Math.max(1, games - played))
      return saved > MARGIN * startMs
    },
  }
}

/** Less is no measure. */
const LEAST_MS = 100
/** The code of helpers is cold too, and an estimate may be off. */
const MARGIN = 2
