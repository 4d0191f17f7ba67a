import { defineConfig } from '@playwright/test'
import { browser } from './browser.ts'

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  workers: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  use: {
    ...browser,
    actionTimeout: 10_000,
    // Animations are tried on their own; everywhere else they would only be waited for.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // The same at every size.
      testIgnore: /(files|languages|offline)\.spec\.ts$/,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
