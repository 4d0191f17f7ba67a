import type { PlaywrightTestConfig } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'

/** The system's Chromium, the same for tests, measurements and pictures. */
export const browser = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
  locale: 'en-GB',
  timezoneId: 'UTC',
} satisfies PlaywrightTestConfig['use']
