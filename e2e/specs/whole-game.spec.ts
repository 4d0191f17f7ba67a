import type { Page } from '@playwright/test'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { GAME, QUICK_BOT } from '../game.ts'
import { type Hand, keyboard } from '../hands.ts'
import { endOfMatch, openHome, playToTheEnd, readLog, setUpMatch, startGame } from '../person.ts'

test('a whole game, with the mouse or with one finger', async ({ page, hand }) => {
  await wholeGame(page, hand)
})

test('a whole game with the keyboard alone', ONCE, async ({ page }) => {
  test.setTimeout(60_000)
  await wholeGame(page, keyboard(page))
})

test(
  'two bots play it out by themselves, round by round or one after the other',
  ONCE,
  async ({ page, hand }) => {
    await setUpMatch(page, { [GAME.own]: QUICK_BOT, [GAME.other]: QUICK_BOT })
    const next = page.getByRole('button', { name: 'Next round' })
    await expect(next).toBeVisible()
    expect(await readLog(page)).toEqual([])
    await hand.press(next)
    await eventually(async () => (await readLog(page)).length).toBe(1)
    await hand.press(page.getByRole('button', { name: 'Autoplay' }))
    await expect(endOfMatch(page)).toBeVisible({ timeout: 20_000 })
  },
)

async function wholeGame(page: Page, hand: Hand): Promise<void> {
  await openHome(page)
  await startGame(page, hand)
  await playToTheEnd(page, hand)
  await expect(endOfMatch(page).getByRole('heading')).toHaveText(/^(Victory|Defeat|Draw)$| wins$/)
  const moves = (await readLog(page)).length
  expect(moves).toBeGreaterThan(4)

  await hand.press(endOfMatch(page).getByRole('button', { name: 'Watch the replay' }))
  const scrubber = page.getByRole('slider', { name: 'Step' })
  await expect(scrubber).toHaveAttribute('aria-valuetext', new RegExp(` of ${moves}$`))
  await hand.press(page.getByRole('button', { name: 'To the start' }))
  await expect(scrubber).toHaveAttribute('aria-valuetext', `Step 0 of ${moves}`)
  await hand.press(page.getByRole('button', { name: 'One step forward' }))
  await expect(scrubber).toHaveAttribute('aria-valuetext', `Step 1 of ${moves}`)
}
