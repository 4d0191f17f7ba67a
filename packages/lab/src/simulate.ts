import type { Bot, MatchRecord } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { lineUp } from './line-up.ts'
import { type Playout, playOnRecord, playOut } from './playout.ts'
import { openSchool, type School } from './school.ts'
import { type Played, type Tally, tallyOf } from './tally.ts'

export interface Series<S, A, E, O> {
  readonly options: O
  readonly games: number
  /** One for each seat, or fewer, which are then repeated; they change seats from game to game. */
  readonly bots: readonly BoxedBot<S, A, E>[]
  /** The same seed gives the same games, whatever else is asked for. */
  readonly seed: string
  /** After every game. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every game, numbered from 1, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: MatchRecord, game: number) => void | Promise<void>
  /** Where programs learn; one of their own if not said. */
  readonly school?: School
  /** Asked between games: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
}

export interface Progress {
  readonly games: number
  readonly actions: number
}

/** Plays a series of games between programs and counts what came of them. */
export async function simulate<S, A, E, O>(
  { game }: BoxedGame<S, A, E, O>,
  series: Series<S, A, E, O>,
): Promise<Tally> {
  const { options, seed, onProgress, onRecord, stopped, school = openSchool() } = series
  const rules = game.load(options)
  const bots: Bot<S, A, E>[] = []
  for (const bot of series.bots) bots.push(await school.teach(game.id, bot, rules))
  const played: Played[] = []
  let actions = 0
  for (let number = 1; number <= series.games; number++) {
    const line = lineUp(bots, rules.seats.length, number - 1)
    const gameSeed = `${seed}/game/${number}`
    let playout: Playout
    if (onRecord) {
      const { record, ...result } = playOnRecord(game, options, line, gameSeed)
      await onRecord(record, number)
      playout = result
    } else playout = playOut(game.id, rules, line, gameSeed)
    played.push({ ...playout, line: line.map(({ id }) => id) })
    actions += playout.actions
    onProgress?.({ games: number, actions })
    if (number < series.games && (await stopped?.())) break
  }
  return tallyOf(
    played,
    bots.map(({ id }) => id),
    rules.seats,
  )
}
