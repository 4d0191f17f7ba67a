import { defineConfig } from 'vitest/config'
import { BUILT, builtModules } from './scripts/built-modules.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { buildStale } from './scripts/setup.mjs'

/** Packages whose modules hold the state of a page: each of their test files gets modules of its own. */
const PAGE = 'packages/{session,web}/test/**/*.test.ts'
/** Packages that act on their process: each of their test files gets one of its own. */
const PROCESS = 'packages/{cli,server}/test/**/*.test.ts'

/** What tests import: the sources with `--mode source`, to watch or debug them, else what is built from them here. */
function modules(mode: string) {
  const conditions = ['@sextant/source']
  if (mode === 'source') return { resolve: { conditions }, ssr: { resolve: { conditions } } }
  buildStale()
  return { plugins: [builtModules()] }
}

export default defineConfig(({ mode }) => ({
  ...modules(mode),
  test: {
    // Only what hangs is stopped: on a busy machine the longest tests take ten times as long.
    testTimeout: 300_000,
    maxWorkers: '100%',
    server: { deps: { external: [BUILT] } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,packages/games,examples}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: [PAGE, PROCESS],
          // Rules keep nothing in modules, so that test files can share what is loaded: half the time for small ones.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'page', include: [PAGE], pool: 'threads' } },
      { extends: true, test: { name: 'process', include: [PROCESS], pool: 'forks' } },
    ],
  },
}))
