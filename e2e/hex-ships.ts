import type { Locator, Page } from '@playwright/test'
import { boardOf, reachable, readBoard, type ToldCell } from './board.ts'
import { eventually, expect } from './fixtures.ts'
import type { Hand } from './hands.ts'
import { readLog } from './person.ts'
import { placeOnScreen } from './place-on-screen.ts'

/** What a captain does in Hex Ships, in the words of a captain. */

/** Starts a battle between two people at one screen, with some numbers of the rules changed. */
export async function startBattle(page: Page, seed: string, changes: Readonly<Record<string, number>>) {
  const query = new URLSearchParams({ seats: 'person,person', seed })
  for (const [at, value] of Object.entries(changes)) query.set(at, String(value))
  await page.goto(`/new/hex-ships?${query}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await skipGuide(page)
}

export async function skipGuide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip the guide' }).click()
}

/** Where the ship that acts can end its move. */
export async function ends(page: Page): Promise<ToldCell[]> {
  return (await reachable(page)).filter(({ states }) => states.includes('can be reached'))
}

/** A ship by its name, as the board tells of it. */
export async function shipOf(page: Page, name: string): Promise<ToldCell> {
  const found = (await readBoard(page)).find(cell => cell.name.includes(` ${name},`))
  if (!found) throw new Error(`${name} is not on the board`)
  return found
}

/** Points at a hex once. */
export async function point(page: Page, isTouch: boolean, at: Pick<ToldCell, 'q' | 'r'>): Promise<void> {
  const { x, y } = await settled(page, at)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Nobody points at what is not seen: the view may be on its way to it, and it counts once it stays. */
async function settled(page: Page, at: Pick<ToldCell, 'q' | 'r'>): Promise<{ x: number; y: number }> {
  const view = await page.locator('.board-layers').boundingBox()
  if (!view) throw new Error('there is no board to be seen')
  let place = { x: -1, y: -1 }
  await eventually(async () => {
    const before = place
    place = await placeOnScreen(page, at)
    const isSeen = place.y > view.y && place.y < view.y + view.height && place.x > view.x
    return isSeen && before.x === place.x && before.y === place.y
  }).toBe(true)
  return place
}

/** The button that is asked for by how its name begins, on the page or in its sheet. */
export function button(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).first()
}

/** Ends the ship's move, or its attack. */
export async function endTurn(page: Page, hand: Hand): Promise<void> {
  const before = (await readLog(page)).length
  await hand.press(page.locator('.end-turn[aria-disabled=false]'))
  // A ship that could still fire is asked about once.
  const warned = page.locator('.end-turn[data-warned=true]')
  if (await warned.isVisible()) await hand.press(warned)
  await eventually(async () => (await readLog(page)).length).toBeGreaterThan(before)
}

export async function logText(page: Page): Promise<string> {
  return (await readLog(page)).join('\n')
}
