import { defineConfig } from 'vitest/config'
import { BUILT, builtModules } from './scripts/built-modules.ts'
import { buildStale } from './scripts/setup.mjs'

const PAGE = 'packages/web/test/**/*.test.ts'
/** Packages that act on their process, which is not the one of the test runner. */
const PROCESS = 'packages/{cli,server}/test/**/*.test.ts'
/** They put other games or other data in the place of ours, which the test runner can do in sources only. */
const OTHERS = [
  'packages/cli/test/other-games/*.test.ts',
  'packages/games/blades-of-hex/test/fourth-kind.test.ts',
]

export default defineConfig(({ mode }) => {
  const conditions = ['@sextant/source']
  const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } }
  // With `--mode source` tests run the sources themselves, to watch or debug them.
  const modules = mode === 'source' ? sources : { plugins: [builtModules()] }
  if (mode !== 'source') buildStale()
  return {
    test: {
      // Only what hangs is stopped: on a busy machine the longest tests take ten times as long.
      testTimeout: 300_000,
      maxWorkers: '100%',
      server: { deps: { external: [BUILT] } },
      projects: [
        {
          extends: true,
          ...modules,
          test: {
            name: 'packages',
            include: ['{packages,packages/games,examples}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
            exclude: [PAGE, PROCESS, ...OTHERS],
            // Nothing is kept in modules here, so test files share what is loaded: half the time for small ones.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          ...modules,
          test: {
            name: 'matches elsewhere',
            include: ['packages/session/test/**/*.test.ts'],
            env: { SEXTANT_MATCHES: 'elsewhere' },
            pool: 'forks',
          },
        },
        { extends: true, ...modules, test: { name: 'page', include: [PAGE], pool: 'threads' } },
        {
          extends: true,
          ...modules,
          test: { name: 'process', include: [PROCESS], exclude: OTHERS, pool: 'forks' },
        },
        { extends: true, ...sources, test: { name: 'other games', include: OTHERS, pool: 'forks' } },
      ],
    },
  }
})
