import type { Helpers, SeriesHelper } from '@sextant/lab'
import { countArgument } from './count-argument.ts'
import type { Io } from './io.ts'

export const JOBS_OPTION = {
  jobs: {
    type: 'string',
    value: 'N',
    about: 'how many to play at once; default: one per core',
  },
} as const

export interface Jobs {
  readonly count: number
  /** Somebody asked for this many; otherwise threads are started only where they save time. */
  readonly asked: boolean
}

/** As many as were asked for, else as there are cores; one alone where threads would do the same work twice. */
export function jobsFor(io: Io, command: string, asked: string | undefined, alone: boolean): Jobs {
  const count = asked === undefined ? undefined : countArgument(asked, 'jobs', command)
  return { count: alone ? 1 : (count ?? io.threads?.count ?? 1), asked: count !== undefined }
}

/** A series that is over sooner is not worth starting threads for. */
const ALONE_MS = 300
const LEFT_MS = 1000

/** A series that threads may take part in. */
interface SharedSeries {
  readonly began: number
  readonly jobs: Jobs
  readonly games: number
  /** Resolves with Ctrl-C. */
  readonly interrupted: Promise<void>
}

/** Threads that each play a part of a series. */
export function helpersFor<G>(
  { threads, now }: Io,
  { began, jobs, games, interrupted }: SharedSeries,
  thread: (threads: NonNullable<Io['threads']>) => SeriesHelper<G>,
): { readonly helpers?: Helpers<G> } {
  if (!threads || jobs.count === 1) return {}
  const worthwhile = (played: number) => {
    const ms = now() - began
    return jobs.asked || (ms >= ALONE_MS && (ms / played) * (games - played) >= LEFT_MS)
  }
  const start = () => Array.from({ length: Math.min(jobs.count, games) }, () => thread(threads))
  return { helpers: { worthwhile, start, now, interrupted } }
}
