import type { Page } from '@playwright/test'
import { boardOf, readBoard } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { readLog } from '../person.ts'

test('a round of Hex Ships: speed, steps, a target and a volley', ONCE, async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/new/hex-ships?seats=person,person&seed=keys')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  const end = page.locator('.end-turn[aria-disabled=false]')
  const log = async () => (await readLog(page)).join('\n')
  for (const ship of [1, 2]) {
    await page.keyboard.press('4')
    await eventually(async () => (await log()).split('speed 2 to 4').length - 1).toBe(ship)
    for (let step = 1; step <= 4; step++) {
      await page.keyboard.press('w')
      await eventually(async () => (await log()).split('advances to').length - 1).toBe(4 * (ship - 1) + step)
    }
    await expect(end).toContainText('End move')
    await page.keyboard.press('e')
  }
  await expect(end).toContainText('Hold fire')
  // The quicker one fires first, at the other, which has come down to 0,4.
  await expect(page.getByText(/attack: Nightfall chooses a target/)).toBeVisible()
  const { x, y } = await placeOnMap(page, 0, 4)
  await page.mouse.click(x, y)
  await expect(page.getByRole('button', { name: /^Fire: \d+⚡/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^✓ 1 / })).toBeVisible()
  await page.keyboard.press('f')
  await eventually(log).toMatch(/fires at the front of/)
  const keep = page.getByRole('button', { name: /^Keep \d+/ })
  if (await keep.isVisible()) await page.keyboard.press('k')
  await eventually(log).toMatch(/ends its attack|is destroyed/)
})

test(
  'a ship of Hex Ships has a card: its shields, and the field of fire of a weapon that is pointed at',
  ONCE,
  async ({ page }) => {
    await page.goto('/new/hex-ships?seats=person,person&seed=card')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip the guide' }).click()
    const card = page.locator('.piece-card')
    await expect(card.getByRole('img', { name: /^Front shield: (\d+) of \1$/ }).first()).toBeVisible()
    const struck = async () =>
      (await readBoard(page)).filter(({ states }) => states.includes('in striking range')).length
    const all = await struck()
    await card
      .getByRole('img', { name: /^\d+ .*, bow$/ })
      .first()
      .hover()
    await eventually(struck).toBeLessThan(all)
  },
)

/** Where a hex of the fitted map, a hexagon of radius 14 around 0,0, is on the page. */
async function placeOnMap(page: Page, q: number, r: number): Promise<{ x: number; y: number }> {
  const view = await page.locator('.board canvas').first().boundingBox()
  if (!view) throw new Error('there is no board to be seen')
  const size = Math.min((view.width - 40) / (1.5 * 28 + 2), (view.height - 40) / (Math.sqrt(3) * 29))
  return {
    x: view.x + view.width / 2 + size * 1.5 * q,
    y: view.y + view.height / 2 + size * Math.sqrt(3) * (r + q / 2),
  }
}
