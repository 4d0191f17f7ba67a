import type { Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { boardOf } from '../board.ts'
import { expect, ONCE, test } from '../fixtures.ts'

/** A 1 × 1 picture. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A team as the design document has it, from any other program. */
const unit = (id: string, name: string) => ({
  id,
  name,
  image: PICTURE,
  quality: 4,
  defense: 4,
  speed: 6,
  wounds: 3,
  weapons: [{ name: 'Rifle', range: 6, attacks: 2, ap: 0, type: 'ranged' }],
})
const team = {
  id: 'night-shift',
  name: 'Night Shift',
  faction: 'Harbour',
  units: [unit('a', 'Lamplighter'), unit('b', 'Stoker'), unit('c', 'Rifleman')],
}
const bad = { ...team, units: [...team.units.slice(0, 2), { ...unit('c', 'Rifleman'), quality: 9 }] }

test('a bad team file is refused by unit and field, a good one is played at once', ONCE, async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/new/firefight?seats=person,person&seed=teams')
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
  const red = page.getByRole('group', { name: /^Red’s team/ })
  await drop(page, bad)
  await expect(page.getByText('units[2] Rifleman: quality is 9, must be 2 to 6')).toBeVisible()
  await expect(red.getByRole('combobox', { name: /team/ })).not.toHaveValue(' ')
  await page.getByRole('button', { name: '切换到中文' }).click()
  await expect(page.getByText('铁甲 · 6 个单位')).toBeVisible()
  await drop(page, bad)
  const refused = page.getByText('无法导入 team.json：units[2] Rifleman：quality 为 9，应为 2 至 6')
  await expect(refused).toBeVisible()
  await page.getByRole('button', { name: 'Switch to English' }).click()

  await drop(page, team, '[data-part="/teams/red"]')
  await expect(red.getByText(/Harbour · 3 units/)).toBeVisible()
  await expect(red.locator('option:checked')).toHaveText('Night Shift')
  await expect(refused).toBeHidden()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Red Stoker, 3 of 3/ })).toBeAttached()
  await page.getByRole('button', { name: 'Deploy the rest' }).click()
  await expect(page.getByText('Red deploys: 3 to place').first()).toBeVisible()
})

test('a team is built by points, named, exported as a plain team file, and used', ONCE, async ({ page }) => {
  await page.goto('/build/firefight/team')
  await expect(page.getByText('Points 148 of 155')).toBeVisible()
  await page.getByLabel('Add a unit').selectOption({ label: 'Field Medic · 18 points' })
  await expect(page.getByText(/166 points: 11 above the usual 155/)).toBeVisible()
  await page.getByRole('button', { name: /^Remove 1:/ }).click()
  await expect(page.getByText('Points 138 of 155')).toBeVisible()
  await page.getByText('Machine Gunners · 27 points', { exact: true }).last().click()
  const quality = page.locator('details[open]').getByLabel('Quality')
  await quality.fill('3')
  await quality.blur()
  await expect(page.getByText('Points 138 of 155')).toBeHidden()
  await page.getByLabel('Name', { exact: true }).first().fill('Iron Dawn')
  expect(await barriers(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(Buffer.from(chunk))
  const exported = JSON.parse(Buffer.concat(chunks).toString())
  expect(Object.keys(exported)).toEqual(['id', 'name', 'faction', 'units'])
  expect(exported).toMatchObject({ id: 'iron-dawn', name: 'Iron Dawn', faction: 'Vanguard' })
  expect(exported.units).toHaveLength(7)

  await page.getByRole('link', { name: 'Use in a match' }).click()
  const blue = page.getByRole('group', { name: /^Blue’s team/ })
  await expect(blue.locator('option:checked')).toHaveText('Iron Dawn')
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
})

/** Drops a file on the page, or on a part of it. */
async function drop(page: Page, value: object, on = 'body'): Promise<void> {
  const transfer = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'team.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(value))
  await page.locator(on).first().dispatchEvent('drop', { dataTransfer: transfer })
}
