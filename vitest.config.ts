import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@sextant/source'] },
  ssr: { resolve: { conditions: ['@sextant/source'] } },
  test: {
    include: ['{packages,packages/games,examples}/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
