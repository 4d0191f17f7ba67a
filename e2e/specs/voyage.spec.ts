import { barriers } from '../axe.ts'
import { boardOf } from '../board.ts'
import { eventually, expect, ONCE, test, testInOwnProfile } from '../fixtures.ts'
import { goHome, openHome, readLog } from '../person.ts'
import {
  actions,
  endOfVoyage,
  fightOn,
  goOn,
  isFighting,
  sailTo,
  sailUntil,
  setOut,
  VOYAGE,
} from '../voyage.ts'

test.describe.configure({ timeout: 300_000 })

const EASY = 'Fair weather'
/** Dice with which a plain captain fights once and reaches the far port. */
const SHORT_VOYAGE = 'i'

const RECORD = new RegExp(`${EASY} ${SHORT_VOYAGE}\\b`)

test('a voyage from the home page, with a reload in the middle of a fight, and with a mouse to its end', async ({
  page,
  isMobile,
}) => {
  await openHome(page)
  await page.getByRole('link', { name: VOYAGE.title }).click()
  await expect(page.getByRole('heading', { name: VOYAGE.title, exact: true })).toBeVisible()
  expect.soft(await barriers(page), 'the title screen').toEqual([])

  await setOut(page, EASY, SHORT_VOYAGE)
  expect.soft(await barriers(page), 'the chart').toEqual([])

  await sailUntil(page, async () => (await isFighting(page)) && (await readLog(page)).length > 3)
  expect(await isFighting(page)).toBe(true)
  await expect(actions(page).or(goOn(page)).first()).toBeVisible()
  expect.soft(await barriers(page), 'the fight').toEqual([])
  const before = { log: await readLog(page), board: await ships(page) }
  await page.reload()
  await expect(boardOf(page)).toHaveAccessibleName(VOYAGE.game)
  expect({ log: await readLog(page), board: await ships(page) }).toEqual(before)

  // The end of a campaign is seen on a phone in firefight-campaign.spec.
  if (isMobile) return
  await sailUntil(page, async () => false)
  await expect(endOfVoyage(page)).toBeVisible()
  expect.soft(await barriers(page), 'the end').toEqual([])
  await expect(endOfVoyage(page).getByRole('row', { name: RECORD }).first()).toBeVisible()
  await expect(
    endOfVoyage(page)
      .getByText(/^(Quickest win|Longest battle): Battle \d/)
      .first(),
  ).toBeVisible()

  await page.goto('/campaign/broadside/voyage')
  await expect(page.getByRole('heading', { name: 'Records' })).toBeVisible()
  await expect(page.getByRole('row', { name: RECORD })).toBeVisible()

  await page.goto('/replays')
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your record' })).toBeVisible()
  await page.getByRole('button', { name: /\d+ battle/ }).click()
  await page.getByRole('link', { name: 'Battle 1', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Battles' }).selectOption('')
  await expect(boardOf(page)).toHaveAccessibleName(VOYAGE.title)
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
})

test('a fight is fought with keys alone', ONCE, async ({ page }) => {
  await setOut(page, EASY, 'keys')
  await sailUntil(page, () => goOn(page).isVisible())
  await expect(goOn(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boardOf(page)).toHaveAccessibleName(VOYAGE.game)
  for (let steps = 0; steps < 120 && !(await goOn(page).isVisible()); steps++) {
    const lines = (await readLog(page)).length
    await fightOn(page, async button => page.keyboard.press(await button.locator('kbd').innerText()))
    await eventually(async () => (await readLog(page)).length > lines || (await goOn(page).isVisible())).toBe(
      true,
    )
    await expect(actions(page).or(goOn(page)).first()).toBeVisible({ timeout: 15_000 })
  }
  await expect(goOn(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boardOf(page).or(endOfVoyage(page)).first()).toBeVisible()
  await expect(goOn(page)).toBeHidden()
})

test('what was decided can be taken back until dice have fallen', ONCE, async ({ page }) => {
  await setOut(page, EASY, 'undo')
  const purse = () =>
    page
      .getByRole('main')
      .getByText(/\d+ gold/)
      .allTextContents()
  const before = await purse()
  await actions(page).first().click()
  await eventually(async () => (await readLog(page)).length).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(async () => (await readLog(page)).length).toBe(1)
  expect(await purse()).toEqual(before)
  await sailTo(page, 'Harrow Bay')
  await eventually(async () => (await readLog(page)).length).toBeGreaterThan(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test(
  'a voyage is open in one tab at a time, and is offered on the home page',
  ONCE,
  async ({ page, context }) => {
    await setOut(page, EASY, 'tabs')
    await sailTo(page, 'Harrow Bay')
    await eventually(async () => (await readLog(page)).length).toBeGreaterThan(1)
    const log = await readLog(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'Open in another tab' })).toBeVisible()
    await page.close()
    await expect(boardOf(other)).toHaveAccessibleName(VOYAGE.title)
    expect(await readLog(other)).toEqual(log)
    await goHome(other)
    await other.getByRole('link', { name: /Broadside Voyage/ }).click()
    await expect(boardOf(other)).toHaveAccessibleName(VOYAGE.title)
  },
)

// What it leaves and finds in the store is all it is about: no other test has used that store.
testInOwnProfile(
  'a voyage given out as a file is taken in again, and one that was changed is not',
  ONCE,
  async ({ page }) => {
    await setOut(page, EASY, 'file')
    await sailTo(page, 'Harrow Bay')
    await eventually(async () => (await readLog(page)).length).toBeGreaterThan(1)
    const save = page.getByRole('button', { name: 'Save this match of Broadside as a file' })
    // On a busy machine it is stored a moment after it is in the log; another document would cut that off.
    await eventually(async () => {
      await page.getByRole('link', { name: 'Games', exact: true }).click()
      await page.getByRole('link', { name: 'Replays', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible()
      return save.count()
    }).toBe(1)
    const saving = page.waitForEvent('download')
    await save.click()
    const text = await (await (await saving).createReadStream()).toArray()
    const whole = Buffer.concat(text).toString('utf8')
    const file = (name: string, contents: string) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(contents),
    })
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(file('whole.json', whole))
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
    await page.goto('/replays')
    const changed = JSON.parse(whole)
    changed.entries[0].action.to = changed.entries[0].action.to === 'gull-rock' ? 'windlass' : 'gull-rock'
    await chooser.setInputFiles(file('changed.json', JSON.stringify(changed)))
    await expect(page.getByText(/Couldn't import changed.json:.*\/entries\/0/s)).toBeVisible()
  },
)

test(
  'a duel in ships of one’s choice: by name, with a menu that stays, to the document’s last words',
  ONCE,
  async ({ page }) => {
    await page.goto('/new/broadside?seats=person,greedy&seed=names')
    await page.getByRole('combobox', { name: 'First ship' }).selectOption('Brig')
    await page.getByText('Change the rules', { exact: true }).click()
    await page.getByRole('group', { name: 'Second ship' }).getByRole('spinbutton', { name: 'Hull' }).fill('5')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip the guide' }).click()
    await expect(actions(page).first()).toBeVisible()
    const menu = page.getByRole('region', { name: 'Actions' }).getByRole('button')
    await expect(menu).toHaveCount(9)
    await expect(page.getByRole('main')).not.toContainText(/\b(Player|Game)\b/, { useInnerText: true })
    await expect(
      boardOf(page)
        .getByRole('gridcell', { name: /Constance/ })
        .first(),
    ).toBeAttached()
    await page.getByText('Variables of the combat procedure').click()
    await expect(page.getByText('PH · Player HP')).toBeVisible()
    const ending = page.getByRole('dialog').filter({ hasText: 'Success! You gained:' })
    for (let steps = 0; steps < 40 && !(await ending.isVisible()); steps++) {
      const lines = (await readLog(page)).length
      await fightOn(page, button => button.click())
      // While dice fall and the other acts, all of it is in its place.
      await expect(menu.nth(8).or(ending)).toBeVisible()
      await eventually(async () => (await readLog(page)).length > lines || (await ending.isVisible())).toBe(
        true,
      )
      await expect(actions(page).or(ending).first()).toBeVisible({ timeout: 15_000 })
    }
    await expect(ending).toBeVisible()
  },
)

/** The ships as they are told. */
function ships(page: Parameters<typeof boardOf>[0]): Promise<(string | null)[]> {
  return boardOf(page)
    .getByRole('gridcell')
    .evaluateAll(cells => cells.map(cell => cell.getAttribute('aria-label')))
}
