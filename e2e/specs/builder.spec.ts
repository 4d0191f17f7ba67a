import type { Locator, Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { boardOf } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { readLog } from '../person.ts'

const SHIPYARD = '/build/hex-ships/ship'
const NAME = 'Long Knife'

test('a design is built, saved, shared, and fires in a custom battle', ONCE, async ({ page, context }) => {
  test.setTimeout(90_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await buildKnife(page)

  // Point at a weapon: its field of fire is shown alone.
  const fields = page.getByRole('group', { name: 'Fields of fire' }).getByRole('img')
  const all = await fields.count()
  await page.getByLabel(/^2 bow/).hover()
  await eventually(() => fields.count()).toBeLessThan(all)

  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME)
  await expect(mount(page)).toHaveValue('emp-beam')
  await expect(page.getByRole('button', { name: new RegExp(`^${NAME} `) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('button', { name: `Delete ${NAME}` }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.getByRole('button', { name: `Delete ${NAME}` })).toBeVisible()

  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(mount(page)).toHaveValue('emp-beam')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()

  await page.getByRole('link', { name: 'Use in a match' }).click()
  await expect(page.getByRole('radio', { name: 'Custom battle' })).toBeChecked()
  const [amber, violet] = [
    page.getByRole('group', { name: /^Amber fleet/ }),
    page.getByRole('group', { name: /^Violet fleet/ }),
  ]
  // It leads the fleet that the battle begins with.
  await expect(amber.getByRole('button', { name: `Remove 1: ${NAME}` })).toBeVisible()
  for (let ship = 0; ship < 3; ship++) await amber.getByRole('button', { name: /^Remove 2:/ }).click()
  await expect(amber.getByText('Size 1 of 12')).toBeVisible()
  await chooseOwn(violet.getByLabel('Add a ship'))
  await expect(violet.getByText('Too large: size 13, the limit is 12.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  for (let ship = 0; ship < 5; ship++) await violet.getByRole('button', { name: /^Remove 1:/ }).click()
  await expect(violet.getByText('Add a ship: a fleet can’t be empty.')).toBeVisible()
  await violet.getByLabel('Add a ship').selectOption('mule')
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()

  // Two people at close quarters, so that the first round has a shot.
  await page.goto(
    `${page.url()}&seats=person,person&seed=knife&${encodeURIComponent('/scenario/fleets/lines/0')}=1`,
  )
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  const end = page.locator('.end-turn[aria-disabled=false]')
  const log = async () => (await readLog(page)).join('\n')
  for (const ship of [1, 2]) {
    await page.keyboard.press('0')
    await eventually(async () => (await log()).split('speed 2 to 0').length - 1).toBe(ship)
    await expect(end).toContainText('End move')
    await page.keyboard.press('e')
  }
  await expect(page.getByText(new RegExp(`attack: ${NAME} chooses a target`))).toBeVisible()
  const { x, y } = await northOfMiddle(page)
  await page.mouse.click(x, y)
  await expect(page.getByRole('button', { name: /EMP beam/ }).first()).toBeVisible()
  await page.keyboard.press('f')
  await eventually(log).toMatch(new RegExp(`${NAME} fires at`))
})

test(
  'a file that is no design is refused with the reason, and a design is taken in',
  ONCE,
  async ({ page }) => {
    await page.goto(SHIPYARD)
    const file = (value: object) => ({
      name: 'knife.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    })
    const item = { format: 'sextant.item', version: 1, game: 'hex-ships', builder: 'ship', name: NAME }
    const input = page.locator('input[type=file]')
    await input.setInputFiles(file({ ...item, game: 'broadside', value: {} }))
    await expect(page.getByText('it is for another game (broadside)')).toBeVisible()
    await input.setInputFiles(file({ ...item, value: { class: 'dagger', weapons: ['laser', 5] } }))
    await expect(page.getByText('weapons[1] is 5, must be a text or null')).toBeVisible()
    await input.setInputFiles(file({ ...item, value: { class: 'dagger', weapons: ['laser', 'emp-beam'] } }))
    await expect(mount(page)).toHaveValue('emp-beam')
    await expect(page.getByRole('button', { name: `Delete ${NAME}` })).toBeVisible()
  },
)

test('a fleet is filled, goes with the address, and is taken to where fleets are built', async ({ page }) => {
  await page.goto('/new/hex-ships?scenario=custom&seed=fill')
  const amber = page.getByRole('group', { name: /^Amber fleet/ })
  await amber.getByRole('button', { name: 'Fill for me' }).click()
  const filled = await ships(amber)
  expect(filled).not.toEqual(['bastion', 'sabre', 'corsair', 'harrier'])
  await page.reload()
  await expect(amber).toBeVisible()
  expect(await ships(amber)).toEqual(filled)
  await page.getByLabel('Total size of a fleet').fill('5')
  await page.getByLabel('Total size of a fleet').blur()
  await expect(amber.getByText(/Too large: size \d+, the limit is 5\./)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await amber.getByRole('link', { name: 'Save or share' }).click()
  await expect(page.getByRole('heading', { name: 'Fleets · Hex Ships' })).toBeVisible()
  expect(await ships(page)).toEqual(filled)
  await page.goto(SHIPYARD)
  await expect(page.getByRole('heading', { name: 'Energy balance' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

/** The hex north of the middle of the fitted map, a hexagon of radius 14. */
async function northOfMiddle(page: Page): Promise<{ x: number; y: number }> {
  const view = await page.locator('.board canvas').first().boundingBox()
  if (!view) throw new Error('there is no board to be seen')
  const size = Math.min((view.width - 40) / (1.5 * 28 + 2), (view.height - 40) / (Math.sqrt(3) * 29))
  return { x: view.x + view.width / 2, y: view.y + view.height / 2 - Math.sqrt(3) * size }
}

/** The designs of a fleet. */
function ships(fleet: Locator | Page): Promise<string[]> {
  return fleet
    .getByRole('list', { name: 'Ships' })
    .getByLabel(/Design$/)
    .evaluateAll(all => all.map(one => (one instanceof HTMLSelectElement ? one.value : '')))
}

function mount(page: Page): Locator {
  return page.getByLabel(/^2 bow/)
}

async function buildKnife(page: Page): Promise<void> {
  await page.goto(SHIPYARD)
  await page.getByLabel('Class').selectOption('dagger')
  await mount(page).selectOption('emp-beam')
  await page.getByLabel('Name', { exact: true }).fill(NAME)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Saved as “${NAME}”.`)).toBeVisible()
}

/** The design of one's own comes first. */
async function chooseOwn(list: Locator): Promise<void> {
  const own = list.locator('option', { hasText: NAME })
  await list.selectOption((await own.getAttribute('value')) ?? '')
}
