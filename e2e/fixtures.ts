import { test as base, expect } from '@playwright/test'
import { type Faults, watchFaults } from './faults.ts'
import { type Hand, mouse, touch } from './hands.ts'
import { type ServedClient, serveClient } from './served-client.ts'
import { SharedPage } from './shared-page.ts'

interface OfTest {
  readonly faults: Faults
  /** What one has at this size of screen: a mouse, or a finger. */
  readonly hand: Hand
}

interface OfWorker {
  readonly client: ServedClient
  readonly shared: SharedPage
}

/**
 * Every test has the served client as its home and fails on any fault of its pages. This one has a browser profile of
 * its own, for tests of a first visit or of other settings of the browser (`use`).
 */
export const testInOwnProfile = base.extend<OfTest, OfWorker>({
  client: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const client = await serveClient()
      await use(client)
      await client.close()
    },
    { scope: 'worker' },
  ],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const shared = new SharedPage()
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ client }, use) => use(client.url),
  hand: async ({ page, isMobile }, use) => use(isMobile ? touch(page) : mouse(page)),
  faults: [
    async ({ context, client }, use) => {
      const faults = watchFaults(context, client.url)
      await use(faults)
      faults.ignoreFromNowOn()
      expect(faults.found, 'faults of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** In the page that the tests of a worker share, which is reset before each. */
export const test = testInOwnProfile.extend({
  page: async ({ shared, browser, client }, use) =>
    use(await shared.fresh(browser, new URL(client.url).origin)),
  context: async ({ page }, use) => use(page.context()),
})

/** For tests of what is the same at every size, or needs keys: they are run at the size of a desktop only. */
export const ONCE = { tag: '@once' } as const

/** Asks the page again and again, as `expect.poll`, but soon: it would pause for 100, 250, 500 and then 1,000 milliseconds. */
export function eventually<T>(ask: () => Promise<T>, { timeout }: { readonly timeout?: number } = {}) {
  return expect.poll(ask, { intervals: [20, 30, 50], ...(timeout !== undefined && { timeout }) })
}

export { expect }
