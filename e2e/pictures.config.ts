import { defineConfig } from '@playwright/test'
import { browser, DESKTOP } from './browser.ts'

/** The pictures of README and docs; `scripts/screenshots.mjs` takes them. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: '../.cache/pictures',
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  use: { ...browser, viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } },
})
