import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A file of the client that runs no script. */
const BLANK = '/icons/sextant.svg'

/**
 * One page for all tests of a worker. A page of one's own costs each test three times as much: another process, every
 * script fetched and compiled once more. What a test leaves behind is gone before the next one begins.
 */
export class SharedPage {
  #page: Page | undefined

  /** The page, as on a first visit to `origin`: with a picture that asks for nothing, nothing stored, other tabs closed. */
  async fresh(browser: Browser, origin: string): Promise<Page> {
    const page = await this.#open(browser)
    for (const tab of page.context().pages()) if (tab !== page) await tab.close()
    // Of this origin: from `about:blank` every test would get a process of its own.
    await page.goto(new URL(BLANK, origin).href)
    await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
    await page.mouse.move(0, 0)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await session.detach()
    return page
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
  }

  /** A test may have closed the page; its context is used on. */
  async #open(browser: Browser): Promise<Page> {
    if (this.#page && !this.#page.isClosed()) return this.#page
    const context: BrowserContext = this.#page?.context() ?? (await silent(await browser.newContext()))
    this.#page = await context.newPage()
    return this.#page
  }
}

/** Nobody listens, and music that is rendered all the time is a tenth of what the tests cost. */
async function silent(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    const Sounding = AudioContext
    Sounding.prototype.resume = async () => {}
    globalThis.AudioContext = class extends Sounding {
      constructor(options?: AudioContextOptions) {
        super(options)
        void this.suspend()
      }
    }
  })
  return context
}
