import { Interrupted } from '@sextant/bots'
import type { GameTypes, MatchRecord } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { playNumbered } from './numbered.ts'
import { type OpenSeries, openSeries, type SeriesGame, type SeriesSetup } from './series.ts'
import type { Helpers } from './share-out.ts'
import { type Played, type Tally, tallyOf } from './tally.ts'

export interface Series<T extends GameTypes> extends SeriesSetup<T> {
  readonly games: number
  /** After every game. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every game and its number, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: MatchRecord, game: number) => void | Promise<void>
  /** Asked between games: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
  /** Others that can play games of the series too. The results are the same with and without them. */
  readonly helpers?: Helpers<SeriesGame>
}

export interface Progress {
  readonly games: number
  readonly actions: number
}

/** Plays a series of games between bots and counts the results. */
export async function simulate<T extends GameTypes>(boxed: BoxedGame<T>, series: Series<T>): Promise<Tally> {
  const { games, onProgress, onRecord, stopped, helpers } = series
  const open = await openedOrInterrupted(boxed, series)
  if (!open)
    return tallyOf(
      [],
      series.bots.map(({ id }) => id),
      boxed.game.load(series.options).seats,
    )
  const played: Played[] = []
  let [count, actions] = [0, 0]
  await playNumbered<SeriesGame>({
    count: games,
    play: number => open.play(number, onRecord !== undefined),
    async note(number, game) {
      if (game.record) await onRecord?.(game.record, number)
      played[number - 1] = game.played
      count++
      actions += game.played.actions
      onProgress?.({ games: count, actions })
    },
    stopped,
    helpers,
    leave: open.leave,
  })
  // An interruption leaves gaps.
  return open.tally(Object.values(played))
}

/** Nothing where the bots were still being trained when somebody asked to stop. */
async function openedOrInterrupted<T extends GameTypes>(
  boxed: BoxedGame<T>,
  series: Series<T>,
): Promise<OpenSeries | undefined> {
  try {
    return await openSeries(boxed, series)
  } catch (error) {
    if (error instanceof Interrupted) return undefined
    throw error
  }
}
