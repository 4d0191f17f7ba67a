import { type TrainingCache, trainingCache } from '@sextant/bots'
import type { Bot, GameTypes, MatchRecord } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { lineUp } from './line-up.ts'
import { type Playout, playOnRecord, playOut } from './playout.ts'
import { type Played, type Tally, tallyOf } from './tally.ts'

export interface Series<T extends GameTypes> {
  readonly options: T['options']
  readonly games: number
  /** One for each seat, or fewer, which are then repeated; they change seats from game to game. */
  readonly bots: readonly BoxedBot<T>[]
  /** The same seed gives the same games, whatever else is asked for. */
  readonly seed: string
  /** After every game. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every game, numbered from 1, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: MatchRecord, game: number) => void | Promise<void>
  /** Where bots get their models; one for this series if not said. */
  readonly trainings?: TrainingCache
  /** Asked between games: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
}

export interface Progress {
  readonly games: number
  readonly actions: number
}

/** Plays a series of games between bots and counts the results. */
export async function simulate<T extends GameTypes>(
  { game }: BoxedGame<T>,
  series: Series<T>,
): Promise<Tally> {
  const { options, seed, onProgress, onRecord, stopped, trainings = trainingCache() } = series
  const rules = game.load(options)
  const bots: Bot<T>[] = []
  for (const bot of series.bots) bots.push(await trainings.trained(game.id, bot, rules))
  const played: Played[] = []
  let actions = 0
  for (let number = 1; number <= series.games; number++) {
    const line = lineUp(bots, rules.seats.length, number - 1)
    const gameSeed = `${seed}/game/${number}`
    let playout: Playout
    if (onRecord) {
      const { record, ...result } = await playOnRecord(game, options, line, gameSeed)
      await onRecord(record, number)
      playout = result
    } else playout = await playOut(game.id, rules, line, gameSeed)
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
