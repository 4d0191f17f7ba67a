import { barriers } from '../axe.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { readLog } from '../person.ts'
import { actions } from '../voyage.ts'

/** It learns a duel of three turns in two thirds of the time. */
const SHORT_DUEL = `/new/broadside?${new URLSearchParams({ '/ruleset/turns/limit': '3' })}`

// The longest of all tests. Files are begun in the order of their names, so that others run beside it.
test.describe.configure({ timeout: 300_000 })

test('the admiral says what every choice is worth, until something is done', ONCE, async ({ page, hand }) => {
  await page.goto(SHORT_DUEL)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(actions(page).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'What would the admiral do?' }))
  const advice = page.getByRole('region', { name: "The Admiral's advice" })
  const choices = advice.getByRole('listitem')
  // It has to learn the pairing first.
  await expect(choices.first()).toBeVisible({ timeout: 240_000 })
  expect(await choices.count()).toBe(await actions(page).count())
  await expect(actions(page).filter({ hasText: /\d\s%/ })).toHaveCount(await choices.count())
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    expect.soft(await barriers(page), `${viewport.width} pixels wide`).toEqual([])
  }
  await page.reload()
  await expect(actions(page).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'What would the admiral do?' }))
  // What was learnt is there at once the next time.
  await expect(choices.first()).toBeVisible({ timeout: 15_000 })
  const before = (await readLog(page)).length
  await choices.first().getByRole('button').click()
  await eventually(async () => (await readLog(page)).length).toBeGreaterThan(before)
  await expect(choices).toHaveCount(0)
})
