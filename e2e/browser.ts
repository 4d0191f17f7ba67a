import type { PlaywrightTestConfig } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.mjs'

/** The sizes of screen that everything is tested at, in CSS pixels. */
export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

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
