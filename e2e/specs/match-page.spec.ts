import type { Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { boardOf, reachable } from '../board.ts'
import { expect, ONCE, test } from '../fixtures.ts'
import { readLog } from '../person.ts'

/** What the page of a match does for every game, on two that have what it takes: a duel with dice, and a log with places. */

async function open(page: Page, game: string, seats: string): Promise<void> {
  await page.goto(`/new/${game}?seats=${seats}&seed=match-page`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
}

const inspector = (page: Page) => page.getByRole('region', { name: 'Piece details' })
const details = (page: Page) => inspector(page).getByText('Details')

test('how it is won is on the screen, and the rules one key or tap away', async ({
  page,
  isMobile,
  hand,
}) => {
  await open(page, 'hex-reversi', 'person,random')
  await expect(
    page.getByText('Have the most discs when the board is full').filter({ visible: true }),
  ).toHaveCount(1)
  if (isMobile) await hand.press(page.getByRole('button', { name: 'Rules and keys' }))
  else await page.keyboard.press('?')
  const rules = page.getByRole('dialog', { name: 'Rules of this match' })
  await expect(rules).toContainText('Your turn')
  await expect(rules.locator('canvas').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await rules.getByRole('button', { name: 'Keys' }).click()
  await expect(rules).toContainText('Show coordinates on the board')
})

test('odds come before the dice: a finger sees them first, a pointer can go and read them', async ({
  page,
  isMobile,
}) => {
  await open(page, 'broadside', 'person,cautious')
  const cannon = page.getByRole('button', { name: /^Cannon shot/ })
  await expect(cannon).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
  const before = (await readLog(page)).length
  if (isMobile) {
    await cannon.tap()
    await expect(inspector(page).locator('.forecast-headline')).toBeInViewport()
    await expect(cannon).toContainText('Tap again to do it')
    expect(await readLog(page)).toHaveLength(before)
    await cannon.tap()
  } else {
    await cannon.hover()
    await expect(details(page)).toBeVisible()
    const box = await inspector(page).boundingBox()
    if (!box) throw new Error('what is pointed at has no room')
    await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 12 })
    await details(page).click()
    await expect(inspector(page).locator('.odds').first()).toBeVisible()
    await cannon.click()
  }
  await expect.poll(async () => (await readLog(page)).length).toBeGreaterThan(before)
})

test('the place that a line of the log names is a button, and shown on the board', ONCE, async ({ page }) => {
  await open(page, 'hex-reversi', 'person,random')
  const [first] = await reachable(page)
  if (!first) throw new Error('a disc can be placed')
  await page.getByRole('gridcell', { name: first.name, exact: true }).press('Enter')
  const place = page.getByRole('region', { name: 'Log' }).locator('button.place').first()
  await expect(place).toHaveText(/^-?\d+,-?\d+$/)
  await place.focus()
  await expect(place).toBeFocused()
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
})
