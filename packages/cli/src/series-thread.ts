import { Worker } from 'node:worker_threads'
import type { GameRange, SeriesGame, SeriesHelper } from '@sextant/lab'

/** What a thread needs to know to play games of a series. */
export interface SeriesTask {
  /** As it was named on the command line. */
  readonly game: string
  readonly options: unknown
  readonly bots: readonly string[]
  readonly seed: string
  readonly recorded: boolean
  readonly noCache: boolean
}

/** A thread that plays games of a series; see `series-worker.ts` for its inside. */
export function seriesThread(task: SeriesTask): SeriesHelper {
  const worker = new Worker(new URL('./series-worker.js', import.meta.url), { workerData: task })
  return {
    play: (games: GameRange) =>
      new Promise<readonly SeriesGame[]>((resolve, reject) => {
        const settle = () => {
          worker.off('message', answered)
          worker.off('error', failed)
        }
        const answered = (played: readonly SeriesGame[]) => {
          settle()
          resolve(played)
        }
        const failed = (error: unknown) => {
          settle()
          reject(error)
        }
        worker.on('message', answered)
        worker.on('error', failed)
        worker.postMessage(games)
      }),
    close: () => void worker.terminate(),
  }
}
