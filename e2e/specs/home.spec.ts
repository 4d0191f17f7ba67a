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
