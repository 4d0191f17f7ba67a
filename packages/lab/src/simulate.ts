import type { GameTypes, MatchRecord } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { type OpenSeries, openSeries, type SeriesGame, type SeriesSetup } from './series.ts'
import { type Helpers, shareOut } from './share-out.ts'
import type { Played, Tally } from './tally.ts'

export interface Series<T extends GameTypes> extends SeriesSetup<T> {
  readonly games: number
  /** After every game. */
  readonly onProgress?: (progress: Progress) => void
  /** With the record of every game and its number, and waited for. Keeping records takes longer. */
  readonly onRecord?: (record: MatchRecord, game: number) => void | Promise<void>
  /** Asked between games: yes ends the series there, and what has been played is counted. */
  readonly stopped?: () => boolean | Promise<boolean>
  /** Others that can play games of the series too. The results are the same with and without them. */
  readonly helpers?: Helpers
}

export interface Progress {
  readonly games: number
  readonly actions: number
}

/** Plays a series of games between bots and counts the results. */
export async function simulate<T extends GameTypes>(boxed: BoxedGame<T>, series: Series<T>): Promise<Tally> {
  const { games, onProgress, onRecord, stopped, helpers } = series
  const open = await openSeries(boxed, series)
  const played: Played[] = []
  let [count, actions] = [0, 0]
  const note = async (number: number, game: SeriesGame) => {
    if (game.record) await onRecord?.(game.record, number)
    played[number - 1] = game.played
    count++
    actions += game.played.actions
    onProgress?.({ games: count, actions })
  }
  for (let number = 1; number <= games; number++) {
    await note(number, await open.play(number, onRecord !== undefined))
    if (number === games || (await stopped?.())) break
    if (!helpers?.worthwhile(number)) continue
    const failed = await shareOut(helpers, { first: number + 1, last: games }, note, stopped)
    if (failed !== undefined) await failAgain(open, failed)
    break
  }
  return open.tally(played)
}

/** Played here, the game fails as it would have without helpers. */
async function failAgain(open: OpenSeries, number: number): Promise<never> {
  await open.play(number, false)
  throw new Error(`game ${number} of the series fails, but only where a helper plays it`)
}
