import { defineConfig } from '@playwright/test'
import { browser, DESKTOP } from './browser.ts'

/** Measurements; `scripts/bench-web.mjs` makes the tables of them. */
export default defineConfig({
  testDir: 'bench',
  outputDir: '../.cache/bench-web',
  reporter: 'list',
  workers: 1,
  timeout: 120_000,
  // Other work on the machine must not end a measurement of sizes.
  expect: { timeout: 60_000 },
  // The service worker fetches in the background what belongs to no page; it would be measured with them.
  use: { ...browser, viewport: DESKTOP, serviceWorkers: 'block' },
})
