import { Worker } from 'node:worker_threads'
import type { GameRange, SeriesHelper } from '@sextant/lab'

/** What a thread needs to know to play its part of a series. */
export type SeriesTask = MatchesTask | CampaignsTask

export interface MatchesTask extends Task {
  readonly kind: 'matches'
  readonly bots: readonly string[]
}

export interface CampaignsTask extends Task {
  readonly kind: 'campaigns'
  readonly campaign: string
  readonly decider: string
  /** Plays the player's battles; the bots that they name if there is none. */
  readonly battler?: string
}

interface Task {
  /** As it was named on the command line. */
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly recorded: boolean
  readonly noCache: boolean
}

/** A thread that plays games of a series, which are what the task is about; see `series-worker.ts` for its inside. */
export function seriesThread<G>(task: SeriesTask): SeriesHelper<G> {
  const worker = new Worker(new URL('./series-worker.js', import.meta.url), { workerData: task })
  return {
    play: (games: GameRange) =>
      new Promise<readonly G[]>((resolve, reject) => {
        const settle = () => {
          worker.off('message', answered)
          worker.off('error', failed)
        }
        const answered = (played: readonly G[]) => {
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
