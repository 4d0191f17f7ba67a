import type { Page, Request } from '@playwright/test'
import { boardOf } from './board.ts'
import { expect } from './fixtures.ts'

/** A file as it was sent, headers included. */
export interface SentFile {
  readonly path: string
  readonly bytes: number
}

/** What the page and its workers are sent from now on, until they have been quiet for a while. */
export function watchFiles(page: Page): () => Promise<SentFile[]> {
  const asked = new Set<Request>()
  const finished: Request[] = []
  let failed = 0
  page.on('request', request => asked.add(request))
  page.on('requestfinished', request => finished.push(request))
  page.on('requestfailed', () => failed++)
  return async () => {
    await quiet(page, () => ({ asked: asked.size, open: asked.size - finished.length - failed }))
    return Promise.all(
      finished.map(async request => {
        const { responseBodySize, responseHeadersSize } = await request.sizes()
        return { path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize }
      }),
    )
  }
}

/** A busy page may take a while until it asks for the next file: it has to be quiet twice, with nothing on its way. */
async function quiet(page: Page, files: () => { asked: number; open: number }): Promise<void> {
  for (let times = 0; times < 2; ) {
    const before = files().asked
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    await page.waitForTimeout(QUIET)
    times = files().asked === before && files().open === 0 ? times + 1 : 0
  }
}

/** In milliseconds. */
const QUIET = 400

/** Who begins may be rolled: with this the first seat does, in every game. */
export const PERSON_BEGINS = 7
/** The same for the second seat, where it is rolled. */
export const BOT_BEGINS = 0

/** Makes every seed of the page the same one, of many. */
export async function fixSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript(byte => {
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array) array.fill(byte)
      return array
    }
  }, seed)
}

/** A first visit, in any language: the home page, and from there a match of the game with this title. */
export async function visit(page: Page, title?: string): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (title === undefined) return
  await page.locator('.game-board').filter({ hasText: title }).click()
  await expect(boardOf(page)).toHaveAccessibleName(title)
}

/** A first visit by a link to a game, in any language. */
export async function followLink(page: Page, id: string, title = ''): Promise<void> {
  await page.goto(`/play/${id}`)
  await expect(boardOf(page)).toHaveAccessibleName(title)
}
