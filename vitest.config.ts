import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/** Packages whose modules hold state of a page or a process: each of their test files gets modules of its own. */
const STATEFUL = 'packages/{cli,server,session,web}/test/**/*.test.ts'

export default defineConfig({
  resolve: { conditions: ['@sextant/source'] },
  ssr: { resolve: { conditions: ['@sextant/source'] } },
  test: {
    // Only what hangs is stopped: on a busy machine the longest tests take ten times as long.
    testTimeout: 300_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,packages/games,examples}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: [STATEFUL],
          // Rules keep nothing in modules, so that test files can share what is loaded: half the time for small ones.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'stateful', include: [STATEFUL] } },
    ],
  },
})
