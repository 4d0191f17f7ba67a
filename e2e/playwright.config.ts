import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browser, DESKTOP, PHONE } from './browser.ts'

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  // Tests are independent, so that a long file does not keep one of two cores waiting at the end.
  fullyParallel: true,
  // As many as cores: one more has every page wait longer, and takes more processor time for the same tests.
  workers: Math.min(4, availableParallelism()),
  forbidOnly: true,
  // Only what hangs is stopped: a machine that slows down for a while takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...browser,
    actionTimeout: 45_000,
    // Animations are tried on their own; everywhere else they would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, as it has the longest tests: begun last, one of them would keep a core waiting.
    { name: 'desktop', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      // The same at every size.
      testIgnore: /(files|languages|offline|plain-http|damaged)\.spec\.ts$/,
      grepInvert: /@once/,
      use: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
