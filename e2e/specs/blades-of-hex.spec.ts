import type { Page } from '@playwright/test'
import { boardOf, readBoard } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { type Hand, keyboard } from '../hands.ts'
import { endOfMatch, moveSomePiece, openHome, readLog, startGame, turnOf } from '../person.ts'

const TITLE = 'Blades of Hex'
/** Dice with which blue has taken the city after six rounds. */
const SHORT_GAME = '/new/blades-of-hex?seed=march'

test('a turn of Blades of Hex: move, be warned, end it, be answered', async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand, TITLE)
  const ready = async () => (await readBoard(page)).filter(({ name }) => /^Red .*ready/.test(name)).length
  const atFirst = await ready()
  const { from, to } = await moveSomePiece(page, hand, 'Red')
  expect(to).not.toBe(from)
  await eventually(ready).toBe(atFirst - 1)

  const end = page.getByRole('button', { name: /^End turn/ })
  await hand.press(end)
  await expect(end).toContainText('could still act. Again to end the turn.')
  await hand.press(end)
  await expect(turnOf(page, 'Blue').or(page.getByText('round 2 of')).first()).toBeVisible()
  await expect(page.getByText('Red to act, round 2 of')).toBeVisible({ timeout: 20_000 })
  expect((await readLog(page)).some(line => line.includes('Blue'))).toBe(true)
})

test('a whole game of Blades of Hex, with the mouse or with one finger', async ({ page, hand }) => {
  test.setTimeout(120_000)
  await wholeGame(page, hand)
})

test('a whole game of Blades of Hex with the keyboard alone', ONCE, async ({ page }) => {
  test.setTimeout(120_000)
  await wholeGame(page, keyboard(page))
})

/** Red moves one unit a turn and leaves the rest to itself, so blue comes and takes the city. */
async function wholeGame(page: Page, hand: Hand): Promise<void> {
  await page.goto(SHORT_GAME)
  await hand.press(page.getByRole('button', { name: 'Start' }))
  await expect(boardOf(page)).toHaveAccessibleName(TITLE)
  const end = page.getByRole('button', { name: /^End turn/ })
  for (let round = 1; round <= 60; round++) {
    const turn = page.getByText(`Red to act, round ${round} of`)
    await expect(turn.or(endOfMatch(page)).first()).toBeVisible({ timeout: 20_000 })
    if (await endOfMatch(page).isVisible()) break
    await moveSomePiece(page, hand, 'Red')
    await hand.press(end)
    if (await end.getByText('Again to end the turn.').isVisible()) await hand.press(end)
  }
  await expect(endOfMatch(page).getByRole('heading', { name: / wins$/ })).toBeVisible()
  await expect(endOfMatch(page).getByRole('heading', { name: 'Battle report' })).toBeVisible()
  await hand.press(endOfMatch(page).getByRole('button', { name: 'Watch the replay' }))
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
}
