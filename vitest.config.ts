import { defineConfig } from 'vitest/config'
import { BUILT, builtModules, testsThatMock } from './scripts/built-modules.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { buildStale } from './scripts/setup.mjs'

/** Modules that hold the state of a page: each of their test files gets modules of its own. */
const PAGE = 'packages/web/test/**/*.test.ts'
/** Packages that act on their process: each of their test files gets one of its own. */
const PROCESS = 'packages/{cli,server}/test/**/*.test.ts'

export default defineConfig(({ mode }) => {
  const conditions = ['@sextant/source']
  const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } }
  // With `--mode source` tests run the sources themselves, to watch or debug them.
  const modules = mode === 'source' ? sources : { plugins: [builtModules()] }
  const mocking = testsThatMock()
  if (mode !== 'source') buildStale()
  return {
    test: {
      // Only what hangs is stopped: on a busy machine the longest tests take ten times as long.
      testTimeout: 300_000,
      maxWorkers: '100%',
      server: { deps: { external: [BUILT] } },
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          ...modules,
          test: {
            name: 'pure',
            include: ['{packages,packages/games,examples}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
            exclude: [PAGE, PROCESS, ...mocking],
            // Rules keep nothing in modules, so that test files can share what is loaded: half the time for small ones.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          ...modules,
          test: { name: 'page', include: [PAGE], exclude: mocking, pool: 'threads' },
        },
        {
          extends: true,
          ...modules,
          test: { name: 'process', include: [PROCESS], exclude: mocking, pool: 'forks' },
        },
        { extends: true, ...sources, test: { name: 'mocking', include: mocking, pool: 'forks' } },
      ],
    },
  }
})
