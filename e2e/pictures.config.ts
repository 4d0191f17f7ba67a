import { defineConfig } from '@playwright/test'
import { browser } from './browser.ts'

/** The pictures of README and docs; `scripts/screenshots.mjs` takes them. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: '../.cache/pictures',
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  use: { ...browser, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
})
