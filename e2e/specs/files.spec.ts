import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { GAME, QUICK_BOT } from '../game.ts'
import { setUpMatch, watchToTheEnd } from '../person.ts'
import { openFile, SAVED } from '../saved-match.ts'

test('a match goes out as a file and comes in again', async ({ page }) => {
  const text = await savedMatch(page)
  await page.getByRole('button', { name: `Delete this match of ${GAME.title}` }).click()
  // It is stored that it was deleted.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await openFile(page, 'match.json', text)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAccessibleName(GAME.title)
})

test('a broken file is refused in words, and nothing of it is kept', async ({ page }) => {
  await page.goto('/replays')
  const record = JSON.parse(SAVED)
  const broken: [name: string, text: string, words: string | RegExp][] = [
    ['cut-off.json', SAVED.slice(0, SAVED.length / 2), 'the file is incomplete.'],
    ['photo.json', '\x89PNG\r\n\x1a\n\0\0', "it isn't a match file."],
    ['empty.json', '', "it isn't a match"],
    ['list.json', '[1, 2, 3]', "it isn't a match of Sextant."],
    ['package.json', '{"name": "sextant", "version": "1.0.0"}', "it isn't a match of Sextant."],
    ['chess.json', JSON.stringify({ ...record, game: 'chess' }), 'it is a match of “chess”'],
    ['changed.json', JSON.stringify({ ...record, steps: 'many' }), 'it contains an error:'],
  ]
  for (const [name, content, words] of broken) {
    await openFile(page, name, content)
    const notice = page.getByRole('status').getByText(`Couldn't import ${name}:`)
    await expect(notice, name).toContainText(words)
    await page.getByRole('status').getByRole('button', { name: 'Close' }).last().click()
    await expect(notice).toBeHidden()
  }
  await page.reload()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('a file that was tampered with is refused and named', async ({ page }) => {
  await page.goto('/replays')
  const record = JSON.parse(SAVED)
  record.steps[2].hash = 'f'.repeat(record.steps[2].hash.length)
  await openFile(page, 'forged.json', JSON.stringify(record))
  await expect(page.getByRole('status').getByText('forged.json').first()).toBeVisible()
})

/** The text of a finished match, saved as a file from the page of replays, where this ends. */
async function savedMatch(page: Page): Promise<string> {
  await setUpMatch(page, { [GAME.own]: QUICK_BOT, [GAME.other]: QUICK_BOT })
  await watchToTheEnd(page)
  await page.goto('/replays')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Save this match of ${GAME.title} as a file` }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('the dice of a campaign that is over are checked where it is replayed', async ({ page }) => {
  const text = readFileSync(
    new URL('../../packages/games/broadside/test/voyage/golden/careful-usual-sunk.json', import.meta.url),
    'utf8',
  )
  await page.goto('/replays')
  await openFile(page, 'voyage.json', text)
  await expect(page.locator('.fair-dice')).toContainText(
    'Fair dice: checked. Not proven: that these moves were played, and no others.',
    { timeout: 30_000 },
  )
  await page.getByText("What isn't proven").click()
  await expect(page.getByText('Who played: names in it may have changed since the start')).toBeVisible()
})
