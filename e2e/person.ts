import type { Locator, Page } from '@playwright/test'
import { boardOf, reachable, readBoard } from './board.ts'
import { eventually, expect } from './fixtures.ts'
import { GAME } from './game.ts'
import type { Hand } from './hands.ts'

/** What a person does and sees, in the words of a person. */

export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(homeHeading(page)).toBeVisible()
}

/** What the home page is called, at its top and in every link to it. */
export const HOME = 'Games'

export function homeHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: HOME })
}

/** From any page, by its link at the top. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: HOME, exact: true }).click()
}

export async function startGame(page: Page, hand: Hand, title: string = GAME.title): Promise<void> {
  await hand.press(page.getByRole('button', { name: `Play ${title}` }))
  await expect(boardOf(page)).toHaveAccessibleName(title)
}

/** Sets a match up and starts it; seats by the name of their side, players by their name. */
export async function setUpMatch(
  page: Page,
  players: Readonly<Record<string, string>>,
  scenario?: string,
): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: `Set up ${GAME.title}` }).click()
  await expect(page.getByRole('heading', { name: `Set up ${GAME.title}` })).toBeVisible()
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check({ force: true })
  for (const [side, player] of Object.entries(players))
    await page.getByRole('combobox', { name: side }).selectOption({ label: player })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toHaveAccessibleName(GAME.title)
}

/** The lines of the log; on a phone it lies behind its tab, and is read all the same. */
export function readLog(page: Page): Promise<string[]> {
  // By attribute, as it is read again and again: by role each element of the page would be looked at.
  return page.locator('[aria-label="Log"] li').allTextContents()
}

/** The boxes of figures that are wider than the room they have, so that a column of theirs is out of sight. */
export function slicedPanels(page: Page): Promise<string[]> {
  return page
    .locator('.panels')
    .evaluateAll(boxes =>
      boxes.flatMap(box => (box.scrollWidth > box.clientWidth + 1 ? (box.textContent ?? '') : [])),
    )
}

export function endOfMatch(page: Page): Locator {
  // By element, as it is asked for again and again.
  return page.locator('dialog[open]').filter({ hasText: 'Match over' })
}

/** Has the bots play round after round until it is over. By themselves they would pause between rounds. */
export async function watchToTheEnd(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next round' })
  await expect(next.or(endOfMatch(page)).first()).toBeVisible()
  for (let presses = 0; presses < 400; presses++) {
    if (await endOfMatch(page).isVisible()) return
    const before = (await readLog(page)).length
    const moved = async () => (await readLog(page)).length > before || (await endOfMatch(page).isVisible())
    // A press while a round is still shown does nothing, and at the end the button is covered: then it is tried again.
    await next.click({ timeout: 1000 }).catch(() => {})
    await eventually(moved, { timeout: 500 })
      .toBe(true)
      .catch(() => {})
  }
  throw new Error('the match does not come to an end')
}

/** Whether a side is the one to act, as the list of seats tells. */
export function turnOf(page: Page, side: string): Locator {
  return page.locator('[aria-label="Seats"] [aria-current=true]').filter({ hasText: side })
}

/** The cells with pieces of a side, by name. */
export async function piecesOf(page: Page, side: string): Promise<string[]> {
  return (await readBoard(page)).map(({ name }) => name).filter(name => name.startsWith(`${side} `))
}

/** Makes the first move that is found with a piece of the side: says from where and to where. */
export async function moveSomePiece(
  page: Page,
  hand: Hand,
  side: string,
): Promise<{ from: string; to: string }> {
  for (const from of await piecesOf(page, side)) {
    await hand.choose(from)
    const [to] = await reachable(page)
    if (!to) continue
    await hand.act(to.name)
    return { from, to: to.name }
  }
  throw new Error(`${side} has no piece that can move`)
}

/** Plays a side to the end of the match; the other one is played by a bot. */
export async function playToTheEnd(page: Page, hand: Hand): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    await expect(turnOf(page, GAME.own).or(endOfMatch(page)).first()).toBeVisible()
    if (await endOfMatch(page).isVisible()) return
    const before = (await readLog(page)).length
    // The board may move on between being read and being pointed at; then it is read again.
    await expect(() => moveSomePiece(page, hand, GAME.own)).toPass({ timeout: 10_000 })
    await eventually(async () => (await readLog(page)).length).toBeGreaterThan(before)
  }
  throw new Error('the match does not come to an end')
}
