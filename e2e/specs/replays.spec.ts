import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { boardOf } from '../board.ts'
import { expect, ONCE, test } from '../fixtures.ts'
import { endOfMatch } from '../person.ts'

const golden = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** A campaign with battles in it, and a match of a game that has an adviser, in which a person has won. */
const TOUR = golden('examples/sealed-bids/test/tour/golden/tour-1.json')
const WON = golden('packages/games/blades-of-hex/test/golden/general-captain.json').replace(
  /"player":\s*"general"/,
  '"player":"person"',
)

test('a deleted campaign keeps its place, and comes back whole, also after a reload', async ({
  page,
  hand,
}) => {
  await open(page, TOUR)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await page.goto('/replays')
  const remove = page.getByRole('button', { name: 'Delete this campaign of Sealed Bids' })
  const battles = page.getByRole('button', { name: /^\d+ battle/ })
  const before = await battles.textContent()
  await hand.press(remove)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(battles).toHaveText(before ?? '')

  await hand.press(remove)
  await expect(page.getByText('Campaign of Sealed Bids deleted.')).toBeVisible()
  await page.reload()
  await hand.press(page.getByText('1 recently deleted'))
  await hand.press(page.getByRole('button', { name: 'Restore' }))
  await expect(battles).toHaveText(before ?? '')
  await battles.click()
  await page.getByRole('link', { name: 'Battle 1', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
})

test(
  'a replay has chances, numbers of pieces, and goes on from any step; the end is a victory',
  ONCE,
  async ({ page, hand }) => {
    await open(page, WON)
    await expect(page.getByRole('img', { name: /^Red's chances over the match: / })).toBeVisible({
      timeout: 30_000,
    })
    const replay = page.url()
    const [id] = replay.match(/(?<=replays\/)[^?]+/) ?? []
    await page
      .getByRole('gridcell', { name: /^Red cavalry/ })
      .first()
      .focus()
    await expect(page.getByRole('region', { name: 'Piece details' })).toContainText('cavalry', {
      ignoreCase: true,
    })
    // The figures of a piece do not push the controls out of sight.
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 })

    await page.goto(`/match/${id}`)
    const end = endOfMatch(page)
    await expect(end.getByRole('heading', { name: 'Victory' })).toBeVisible()
    await expect(end.getByText(/^Turning point: Red went from .+ to .+\./)).toBeVisible()
    await expect(end.getByRole('button', { name: 'Try Colonel Adeyemi' })).toBeVisible()
    const picture = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Share as a picture' }).click()
    expect((await picture).suggestedFilename()).toMatch(/^blades-of-hex-.*\.png$/)

    await hand.press(end.getByRole('link', { name: 'Watch it' }))
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Play on from here' }))
    await expect(page).toHaveURL(/\/match\//)
    await expect(boardOf(page)).toHaveAccessibleName('Blades of Hex')
    await expect(end).toBeHidden()
  },
)

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/replays')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button').filter({ hasText: 'Open a match file' }).click()
  const buffer = Buffer.from(text)
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer })
}
