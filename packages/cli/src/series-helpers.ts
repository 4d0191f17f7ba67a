import { type Helpers, type SeriesHelper, worthSharing } from '@sextant/lab'
import { countArgument } from './count-argument.ts'
import type { Io } from './io.ts'

export const JOBS_OPTION = {
  jobs: {
    type: 'string',
    value: 'N',
    about: 'how many to play at once, where that saves time; default: one per core',
  },
} as const

/** As many at most as were asked for, else as there are cores; one alone where threads would do the same work twice. */
export function jobsFor(io: Io, command: string, asked: string | undefined, alone: boolean): number {
  const count = asked === undefined ? undefined : countArgument(asked, 'jobs', command)
  return alone ? 1 : (count ?? io.threads?.count ?? 1)
}

/** A series that threads may take part in. */
interface SharedSeries {
  readonly jobs: number
  readonly games: number
  /** Resolves with Ctrl-C. */
  readonly interrupted: Promise<void>
}

/** Threads that each play a part of a series, once it is clear that they save time. */
export function helpersFor<G>(
  { threads, now }: Io,
  { jobs, games, interrupted }: SharedSeries,
  thread: (threads: NonNullable<Io['threads']>) => SeriesHelper<G>,
): { readonly helpers?: Helpers<G> } {
  if (!threads || jobs === 1) return {}
  const worth = worthSharing({ games, helpers: jobs, startMs: threads.startMs, now })
  const start = () => Array.from({ length: Math.min(jobs, games) }, () => thread(threads))
  return { helpers: { worth, start, now, interrupted } }
}
