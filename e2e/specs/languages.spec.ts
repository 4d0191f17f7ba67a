import { boardOf } from '../board.ts'
import { expect, test, testInOwnProfile } from '../fixtures.ts'
import { GAME } from '../game.ts'

test('the page speaks English and Chinese, and remembers which', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { name: '游戏', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: `开始 ${GAME.chineseTitle}` }).click()
  await expect(boardOf(page)).toHaveAccessibleName(GAME.chineseTitle)
  await expect(page.getByRole('list', { name: '座位' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: '座位' })).toBeVisible()

  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible()
})

testInOwnProfile.describe('in a Chinese browser', () => {
  testInOwnProfile.use({ locale: 'zh-CN' })

  testInOwnProfile('the page is Chinese from the start', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: '游戏', level: 1 })).toBeVisible()
  })
})

test('nothing is without its words in either language', async ({ page }) => {
  for (const address of ['/', '/settings', '/replays', '/new/hexapawn', '/match/none', '/no/such/place']) {
    await page.goto(address)
    for (const other of ['切换到中文', 'Switch to English']) {
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByText(/⟨.+⟩/), address).toHaveCount(0)
      await page.getByRole('button', { name: other }).click()
    }
  }
})
