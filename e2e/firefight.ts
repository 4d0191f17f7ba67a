import type { Page } from '@playwright/test'
import { boardOf, readBoard, type ToldCell } from './board.ts'
import { eventually, expect } from './fixtures.ts'
import type { Hand } from './hands.ts'
import { logText, point, skipGuide } from './hex-ships.ts'

/** What a squad leader does in Firefight. */

/** Two people at one screen, on a small map, with some numbers changed. */
export async function startFight(
  page: Page,
  scenario: string,
  seed: string,
  changes: Readonly<Record<string, number>>,
): Promise<void> {
  const query = new URLSearchParams({ seats: 'person,person', seed, scenario })
  for (const [at, value] of Object.entries({ '/scenario/size': 4, ...changes })) query.set(at, String(value))
  await page.goto(`/new/firefight?${query}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await skipGuide(page)
}

/** The units of a side, on the map or waiting beside it. */
export async function unitsOf(page: Page, side: string): Promise<ToldCell[]> {
  return (await readBoard(page)).filter(({ name }) => name.startsWith(`${side} `))
}

/** Both sides leave the rest of their deployment to the game. */
export async function deployTheRest(page: Page, hand: Hand, isTouch: boolean): Promise<void> {
  for (const side of ['Blue', 'Red']) {
    await expect(page.getByText(`${side} deploys:`, { exact: false }).first()).toBeVisible()
    const [rest, before] = [page.getByRole('button', { name: /^Deploy the rest/ }), await logText(page)]
    await hand.press(rest)
    // A finger sees first what the button does.
    if (isTouch && (await logText(page)) === before) await hand.press(rest)
    await eventually(() => logText(page)).not.toBe(before)
  }
  await eventually(() => logText(page)).toContain('the battle begins')
}

/** What the unit that is chosen can do, by the words of the board. */
export async function cellsThat(page: Page, state: string): Promise<ToldCell[]> {
  return (await readBoard(page)).filter(({ states }) => states.includes(state))
}

/** Points at a hex as long as it takes to do what it offers: a finger points twice. */
export async function act(page: Page, isTouch: boolean, cell: ToldCell): Promise<void> {
  const before = await logText(page)
  await point(page, isTouch, cell)
  if (isTouch) await point(page, isTouch, cell)
  await eventually(() => logText(page)).not.toBe(before)
}

/** The first attack that some unit of a side can make, from where it stands or after a move; whether there was one. */
export async function attackSomebody(page: Page, isTouch: boolean, side: string): Promise<boolean> {
  for (const unit of await unitsOf(page, side)) {
    await point(page, isTouch, unit)
    const [target] = await cellsThat(page, 'can be attacked')
    if (!target) continue
    const attacks = (await logText(page)).split(' attacks ').length
    await point(page, isTouch, target)
    if (isTouch) await point(page, isTouch, target)
    // Where several weapons reach it, each is a button; the target once more takes the best.
    const weapon = page.getByRole('button', { name: /wounds, [<>]?\d+ % destroyed/ }).first()
    if (await weapon.isVisible()) {
      if (isTouch) await weapon.tap()
      else await weapon.click()
      if (isTouch && (await weapon.isVisible())) await weapon.tap({ timeout: 500 }).catch(() => {})
    }
    await eventually(async () => (await logText(page)).split(' attacks ').length).toBe(attacks + 1)
    return true
  }
  return false
}
