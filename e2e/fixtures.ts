import { test as base, expect } from '@playwright/test'
import { type Faults, watchFaults } from './faults.ts'
import { type Hand, mouse, touch } from './hands.ts'
import { type ServedClient, serveClient } from './served-client.ts'

interface OfTest {
  readonly faults: Faults
  /** What one has at this size of screen: a mouse, or a finger. */
  readonly hand: Hand
}

interface OfWorker {
  readonly client: ServedClient
}

/** Every test has the served client as its home and fails on any fault of its pages. */
export const test = base.extend<OfTest, OfWorker>({
  client: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const client = await serveClient()
      await use(client)
      await client.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ client }, use) => use(client.url),
  hand: async ({ page, isMobile }, use) => use(isMobile ? touch(page) : mouse(page)),
  faults: [
    async ({ context, client }, use) => {
      const faults = watchFaults(context, client.url)
      await use(faults)
      expect(faults.found, 'faults of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** For tests of what is the same at every size, or needs keys: they are run at the size of a desktop only. */
export const ONCE = { tag: '@once' } as const

export { expect }
