import { setTimeout } from 'node:timers/promises'
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

/** How long the bots of a thread have to end what they hold. */
const GRACE_MS = 500

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
    async close() {
      worker.postMessage('leave')
      // One that is in the middle of a long decision does not hear of it.
      const ended = new Promise(resolve => worker.once('exit', resolve))
      if (worker.threadId >= 0) await Promise.race([ended, setTimeout(GRACE_MS, undefined, { ref: false })])
      await worker.terminate()
    },
  }
}
