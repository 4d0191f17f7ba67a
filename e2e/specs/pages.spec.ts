import type { Locator, Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { GAME, PLAYABLE, QUICK_BOT, SHORT } from '../game.ts'
import type { Hand } from '../hands.ts'
import {
  goHome,
  moveSomePiece,
  openHome,
  readLog,
  setUpMatch,
  startGame,
  turnOf,
  watchToTheEnd,
} from '../person.ts'
import { openFile, SAVED } from '../saved-match.ts'

/** The games whose rules are long enough to be cut off. */
const LONG_RULES = ['Blades of Hex', 'Hex Ships', 'Broadside', 'Underwater Hockey', 'Firefight']

// Pages are looked at on one way through them, so that each is loaded once and the tool that looks is read once.

test(`home, a match of ${GAME.title}, its keys, and home with it under way: fit the screen and have no barriers, light or dark`, async ({
  page,
  hand,
}) => {
  await openHome(page)
  await isSound(page, 'home')
  await startGame(page, hand)
  await isSound(page, `match of ${GAME.title}`)

  await page.getByRole('button', { name: 'Rules and keys' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules of this match' })
  await expect(rules).toContainText('Get a pawn across')
  await rules.getByRole('button', { name: 'Keys' }).click()
  await expect(rules).toContainText('End the turn')
  await isSound(page, 'keys')
  await rules.getByRole('button', { name: 'Close' }).click()

  await moveSomePiece(page, hand, GAME.own)
  await goHome(page)
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
  await isSound(page, 'home with a match under way')
})

test('setup, a match under way, and one that is over: fit the screen and have no barriers, light or dark', async ({
  page,
  hand,
}) => {
  await page.goto(`/new/${GAME.id}`)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await isSound(page, 'setup')
  await setUpMatch(page, { [GAME.other]: QUICK_BOT })
  await moveSomePiece(page, hand, GAME.own)
  await eventually(async () => (await readLog(page)).length).toBe(2)
  await expect(turnOf(page, GAME.own)).toBeVisible()
  await isSound(page, 'match under way')
  await setUpMatch(page, { [GAME.own]: QUICK_BOT, [GAME.other]: QUICK_BOT }, SHORT)
  await watchToTheEnd(page)
  await isSound(page, 'match that is over')
})

test('replays, without any and with one, and the replay: fit the screen and have no barriers, light or dark', async ({
  page,
}) => {
  await page.goto('/replays')
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await isSound(page, 'replays, none')
  await openFile(page, 'match.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await isSound(page, 'replay')
  await page.goto('/replays')
  await expect(
    page
      .getByRole('heading', { name: 'Your record' })
      .or(page.getByRole('heading', { name: 'Matches' }))
      .first(),
  ).toBeVisible()
  await isSound(page, 'replays')
})

test('settings, no such match and no such page: fit the screen and have no barriers, light or dark', async ({
  page,
}) => {
  for (const [name, address, heading] of [
    ['settings', '/settings', 'Settings'],
    ['match that is not here', '/match/none', 'Match not found'],
    ['nothing here', '/no/such/place', 'Page not found'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await isSound(page, name)
  }
})

for (const title of PLAYABLE.filter(playable => playable !== GAME.title)) {
  const withRules = LONG_RULES.includes(title)
  test(`a match of ${title}${withRules ? ' and its rules' : ''}: fits the screen and has no barriers, light or dark`, async ({
    page,
    hand,
  }) => {
    await openHome(page)
    await startGame(page, hand, title)
    await isSound(page, `match of ${title}`)
    if (withRules) await rulesHaveRoom(page, hand)
  })
}

/** Fits the screen and has no barriers, light or dark; in the dark once, as its colours are the same at every size. */
async function isSound(page: Page, name: string): Promise<void> {
  const inTheDark = test.info().project.name === 'desktop' || process.env.SEXTANT_PICTURES
  for (const colorScheme of ['light', ...(inTheDark ? (['dark'] as const) : [])] as const) {
    await show(page, colorScheme)
    if (process.env.SEXTANT_PICTURES) await takePicture(page, `${name}-${colorScheme}`)
    // Nothing but colours is another in the dark.
    const asked = colorScheme === 'light' ? 'all' : 'contrast'
    expect.soft(await barriers(page, asked), `${name}, ${colorScheme}`).toEqual([])
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(sideways, `${name}: pixels that reach beyond the side of the screen`).toBeLessThanOrEqual(0)
}

async function takePicture(page: Page, name: string): Promise<void> {
  const file = `${name.replaceAll(/\W+/g, '-')}.jpg`
  const path = `test-results/pages/${test.info().project.name}/${file}`
  await page.screenshot({ path, type: 'jpeg', quality: 85, scale: 'css' })
}

/** Every line and table of the rules has its room in both languages, and the way out stays in sight. */
async function rulesHaveRoom(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Rules and keys' }))
  const rules = page.locator('dialog[open]')
  await expect(rules).toHaveAccessibleName('Rules of this match')
  await expectRoomForRules(rules, 'English')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '切换到中文' }).click()
  await hand.press(page.getByRole('button', { name: '规则与快捷键' }))
  await expectRoomForRules(rules, 'Chinese')
}

async function expectRoomForRules(rules: Locator, language: string): Promise<void> {
  const panels = rules.locator('.rules-panels > .panel')
  await expect(panels.first()).toBeVisible()
  const tooWide = await panels.evaluateAll(all =>
    all.flatMap(panel => {
      const { right } = panel.getBoundingClientRect()
      const parts = [...panel.querySelectorAll('table, .facts > div, p, li')]
      return parts
        .filter(part => part.getBoundingClientRect().right > right + 1)
        .map(part => part.textContent)
    }),
  )
  expect.soft(tooWide, `${language}: reaches beyond its column`).toEqual([])
  const overlapping = await panels.locator('th > .skin-icon').evaluateAll(icons =>
    icons.flatMap((icon, number) => {
      const above = icons[number - 1]
      const row = icon.closest('tr')
      if (!above || above.closest('tr') !== row?.previousElementSibling) return []
      const isOver = above.getBoundingClientRect().bottom > icon.getBoundingClientRect().top
      return isOver ? (row?.textContent ?? '') : []
    }),
  )
  expect.soft(overlapping, `${language}: rows whose drawing lies over the one above`).toEqual([])
  await panels.last().scrollIntoViewIfNeeded()
  await expect(rules.locator('.dialog-head > button')).toBeInViewport({ ratio: 1 })
}

test('a number out of its range is set to the nearest one, and the field says so', ONCE, async ({ page }) => {
  await page.goto('/new/blades-of-hex')
  await page.getByText('Change the rules', { exact: true }).click()
  const cost = page.getByRole('group', { name: 'Infantry' }).getByRole('spinbutton', { name: 'Cost' })
  await cost.fill('9999')
  await cost.blur()
  await expect(cost).toHaveValue('200')
  await expect(page.getByText("9999 isn't possible: set to 200.")).toBeVisible()
  await cost.fill('40')
  await cost.blur()
  await expect(page.getByText(/isn't possible/)).toBeHidden()
})

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // Colours on their way from one theme to the other are of neither.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
}
