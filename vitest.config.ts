import { defineConfig } from 'vitest/config'
import { BUILT, builtModules } from './scripts/built-modules.ts'
import { testsOfOnePage, testsThatMock } from './scripts/chosen-tests.ts'
import { LongestFirst } from './scripts/longest-first.ts'
import { buildStale } from './scripts/setup.mjs'

/** Packages that act on their process, which is not the one of the test runner. */
const PROCESS = 'packages/{cli,server}/test/**/*.test.ts'

export default defineConfig(({ mode }) => {
  const conditions = ['@sextant/source']
  const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } }
  // With `--mode source` tests run the sources themselves, to watch or debug them.
  const modules = mode === 'source' ? sources : { plugins: [builtModules()] }
  const mocking = testsThatMock()
  const page = testsOfOnePage()
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
            exclude: [PROCESS, ...page, ...mocking],
            // Rules keep nothing in modules, so that test files can share what is loaded: half the time for small ones.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          ...modules,
          test: { name: 'page', include: page, exclude: mocking, pool: 'threads' },
        },
        {
          extends: true,
          ...modules,
          test: { name: 'process', include: [PROCESS], exclude: mocking, pool: 'forks', isolate: false },
        },
        { extends: true, ...sources, test: { name: 'mocking', include: mocking, pool: 'forks' } },
      ],
    },
  }
})
