import { boardOf } from '../board.ts'
import { expect, ONCE, test } from '../fixtures.ts'
import { COMING, GAME, PLAYABLE } from '../game.ts'
import { goHome, HOME, homeHeading, moveSomePiece, openHome, startGame } from '../person.ts'

test('the home page shows what can be played and what is to come', async ({ page }) => {
  await openHome(page)
  await expect(page).toHaveTitle(`${HOME} · Sextant`)
  await expect(page.getByRole('button', { name: /^Play / })).toHaveText(
    PLAYABLE.map(title => `Play ${title}`),
  )
  for (const title of [...PLAYABLE, ...COMING]) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeVisible()
    const card = page.getByRole('listitem').filter({ has: heading })
    await expect(card.getByText('Coming soon')).toHaveCount(COMING.includes(title) ? 1 : 0)
  }
})

test('the rules of a game can be read before it is played, there and in set-up', ONCE, async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: 'Rules Blades of Hex' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules of Blades of Hex' })
  await expect(rules).toContainText('Take every enemy city')
  await expect(rules.getByRole('row', { name: /Cavalry/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
  // With the numbers that are being set up.
  await page.goto('/new/blades-of-hex?/rules/units/cavalry/attack=185')
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await expect(rules).toContainText('185')
})

test('one click on a board starts a game, and the home page offers to go on with it', async ({
  page,
  hand,
}) => {
  await openHome(page)
  await startGame(page, hand)
  await moveSomePiece(page, hand, GAME.own)
  await goHome(page)
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`${GAME.title}.*action`) }).click()
  await expect(page.getByRole('grid')).toHaveAccessibleName(GAME.title)
})

test('a match in which nothing was done is not offered again', ONCE, async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand)
  await goHome(page)
  await expect(homeHeading(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden()
})

test('a match that is deleted can be brought back', ONCE, async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand)
  await moveSomePiece(page, hand, GAME.own)
  await goHome(page)
  await page.getByRole('button', { name: `Delete this match of ${GAME.title}` }).click()
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
})

test('an address that leads nowhere says so and leads back', ONCE, async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: HOME }).click()
  await expect(homeHeading(page)).toBeVisible()
})

test('a link to a game starts it, and going back does not start another', ONCE, async ({ page }) => {
  await page.goto('/settings')
  await page.goto('/play/hexapawn')
  await expect(boardOf(page)).toHaveAccessibleName('Hexapawn')
  expect(new URL(page.url()).pathname).toMatch(/^\/match\//)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/settings')
  await page.goto('/play/nonsense')
  await expect(page.getByText('/play/nonsense')).toBeVisible()
})
