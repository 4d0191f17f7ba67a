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
  const finished: Request[] = []
  page.on('requestfinished', request => finished.push(request))
  return async () => {
    await quiet(page, finished)
    return Promise.all(
      finished.map(async request => {
        const { responseBodySize, responseHeadersSize } = await request.sizes()
        return { path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize }
      }),
    )
  }
}

/** A busy page may take a while until it asks for the next file: it has to be quiet twice. */
async function quiet(page: Page, finished: readonly Request[]): Promise<void> {
  let before = -1
  while (finished.length > before) {
    before = finished.length
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    await page.waitForTimeout(750)
  }
}

export function bytesOf(files: readonly SentFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

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
