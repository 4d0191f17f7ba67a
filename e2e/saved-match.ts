import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** A finished match of the game these tests play, saved before: much sooner there than one that is played first. */
export const SAVED = readFileSync(
  new URL('../examples/hexapawn/test/golden/hexapawn-1.json', import.meta.url),
  'utf8',
)

/** Opens a match file on the page of replays. */
export async function openFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button').filter({ hasText: 'Open a match file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}
