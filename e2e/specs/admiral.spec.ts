import type { Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { readLog } from '../person.ts'
import { actions } from '../voyage.ts'

/** Boats that the admiral learns to fight within seconds: two ships of our own making take it a minute. */
const BOAT = {
  hull: 3,
  hullMax: 3,
  crew: 3,
  crewMax: 3,
  'ammo/ball': 1,
  'ammo/grape': 0,
  'ammo/rifle': 0,
  'stores/shoring': 0,
  'stores/dressing': 0,
}
/** Between two people: no bot ends it before the question is asked. */
const SMALL_DUEL = `/new/broadside?${new URLSearchParams([
  ['seats', 'person,person'],
  ...[0, 1].flatMap(side =>
    Object.entries(BOAT).map(([at, value]) => [`/sides/${side}/${at}`, String(value)]),
  ),
])}`

test.describe.configure({ timeout: 300_000 })

test('the admiral says what every choice is worth, until something is done', ONCE, async ({ page, hand }) => {
  await page.goto(SMALL_DUEL)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(actions(page).first()).toBeVisible()
  const isTrained = await watchTraining(page)
  await hand.press(page.getByRole('button', { name: 'What would the admiral do?' }))
  const advice = page.getByRole('region', { name: "The Admiral's advice" })
  const choices = advice.getByRole('listitem')
  // It has to learn the pairing first; a first guess is there at once.
  await expect(choices.first()).toBeVisible()
  await expect(advice.locator('.training')).toHaveCount(0, { timeout: 240_000 })
  expect(await isTrained(), 'training is seen').toBe(true)
  expect(await choices.count()).toBe(await actions(page).count())
  // A duel of one's own was never tested: no percentages.
  await expect(advice).toContainText('No percentages here')
  await expect(advice.getByText(/\d\s%/)).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(choices.first(), 'beside the buttons of a small screen').toBeVisible()
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    expect.soft(await barriers(page), `${viewport.width} pixels wide`).toEqual([])
  }
  await page.reload()
  await expect(actions(page).first()).toBeVisible()
  const isTrainedAgain = await watchTraining(page)
  await hand.press(page.getByRole('button', { name: 'What would the admiral do?' }))
  // What was learnt is there at once the next time.
  await expect(choices.first()).toBeVisible({ timeout: 15_000 })
  expect(await isTrainedAgain(), 'training is seen').toBe(false)
  const before = (await readLog(page)).length
  await choices.first().getByRole('button').click()
  await eventually(async () => (await readLog(page)).length).toBeGreaterThan(before)
  await expect(choices).toHaveCount(0)
})

test('the admiral comes trained for the duels of the game', ONCE, async ({ page, hand }) => {
  await page.goto(`/new/broadside?${new URLSearchParams([['seats', 'person,person']])}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(actions(page).first()).toBeVisible()
  const isTrained = await watchTraining(page)
  await hand.press(page.getByRole('button', { name: 'What would the admiral do?' }))
  const advice = page.getByRole('region', { name: "The Admiral's advice" })
  await expect(advice.getByRole('listitem').first()).toBeVisible()
  expect(await isTrained(), 'training is seen').toBe(false)
})

/** Whether the page shows that a bot is trained, from now on. */
async function watchTraining(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { training: false }
    new MutationObserver(() => {
      if (document.querySelector('.training')) seen.training = true
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  return () => seen.evaluate(({ training }) => training)
}
