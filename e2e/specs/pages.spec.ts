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

/** Every page, and how a person gets to it. */
const PAGES: Readonly<Record<string, (page: Page, hand: Hand) => Promise<void>>> = {
  home: openHome,
  'home with a match under way': async (page, hand) => {
    await openHome(page)
    await startGame(page, hand)
    await moveSomePiece(page, hand, GAME.own)
    await goHome(page)
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
  },
  setup: async page => {
    await page.goto('/new/hexapawn')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  },
  'match under way': async (page, hand) => {
    await setUpMatch(page, { [GAME.other]: QUICK_BOT })
    await moveSomePiece(page, hand, GAME.own)
    await eventually(async () => (await readLog(page)).length).toBe(2)
    await expect(turnOf(page, GAME.own)).toBeVisible()
  },
  'match that is over': async page => {
    await watchShortMatch(page)
  },
  'match that is not here': async page => {
    await page.goto('/match/none')
    await expect(page.getByRole('heading', { name: 'Match not found' })).toBeVisible()
  },
  keys: async (page, hand) => {
    await openHome(page)
    await startGame(page, hand)
    await page.getByRole('button', { name: 'Rules and keys' }).click()
    const rules = page.getByRole('dialog', { name: 'Rules of this match' })
    await expect(rules).toContainText('Get a pawn across')
    await rules.getByRole('button', { name: 'Keys' }).click()
    await expect(rules).toContainText('End the turn')
  },
  'replays, none': async page => {
    await page.goto('/replays')
    await expect(page.getByText('Nothing yet.')).toBeVisible()
  },
  replays: async page => {
    await openSavedMatch(page)
    await page.goto('/replays')
    await expect(
      page
        .getByRole('heading', { name: 'Your record' })
        .or(page.getByRole('heading', { name: 'Matches' }))
        .first(),
    ).toBeVisible()
  },
  replay: openSavedMatch,
  settings: async page => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  },
  'nothing here': async page => {
    await page.goto('/no/such/place')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}

const MATCHES = Object.fromEntries(
  PLAYABLE.map(title => [
    `match of ${title}`,
    async (page: Page, hand: Hand) => {
      await openHome(page)
      await startGame(page, hand, title)
    },
  ]),
)

for (const [name, goThere] of Object.entries({ ...PAGES, ...MATCHES })) {
  test(`${name}: fits the screen and has no barriers, light or dark`, async ({ page, hand }, { project }) => {
    await goThere(page, hand)
    const picture = (theme: string) =>
      `test-results/pages/${project.name}/${name.replaceAll(/\W+/g, '-')}-${theme}.jpg`
    for (const colorScheme of ['light', 'dark'] as const) {
      await show(page, colorScheme)
      await page.screenshot({ path: picture(colorScheme), type: 'jpeg', quality: 85, scale: 'css' })
      expect.soft(await barriers(page, colorScheme === 'light' ? 'all' : 'contrast'), colorScheme).toEqual([])
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, 'pixels that reach beyond the side of the screen').toBeLessThanOrEqual(0)
  })
}

/** The games whose rules are long enough to be cut off. */
const LONG_RULES = ['Blades of Hex', 'Hex Ships', 'Broadside', 'Underwater Hockey', 'Firefight']

for (const title of LONG_RULES) {
  test(`the rules of ${title}: every line and table has its room, and the way out stays in sight`, async ({
    page,
    hand,
  }) => {
    await openHome(page)
    await startGame(page, hand, title)
    await hand.press(page.getByRole('button', { name: 'Rules and keys' }))
    const rules = page.locator('dialog[open]')
    await expect(rules).toHaveAccessibleName('Rules of this match')
    await expectRoomForRules(rules, 'English')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '切换到中文' }).click()
    await hand.press(page.getByRole('button', { name: '规则与快捷键' }))
    await expectRoomForRules(rules, 'Chinese')
  })
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

async function watchShortMatch(page: Page): Promise<void> {
  await setUpMatch(page, { [GAME.own]: QUICK_BOT, [GAME.other]: QUICK_BOT }, SHORT)
  await watchToTheEnd(page)
}

async function openSavedMatch(page: Page): Promise<void> {
  await page.goto('/replays')
  await openFile(page, 'match.json', SAVED)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // Colours on their way from one theme to the other are of neither.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  )
}
