import type { Locator, Page } from '@playwright/test'
import { boardOf } from './board.ts'
import { eventually, expect } from './fixtures.ts'

/** What a person does on a voyage, in the words of a person. */

export const VOYAGE = {
  game: 'Broadside',
  title: 'Voyage',
  begin: 'New voyage',
  fight: 'To the guns',
} as const

/** From the title screen out to sea. */
export async function setOut(page: Page, scenario: string, seed: string): Promise<void> {
  await page.goto('/campaign/broadside/voyage')
  await page.getByRole('radio', { name: scenario }).check({ force: true })
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: VOYAGE.begin }).click()
  await expect(boardOf(page)).toHaveAccessibleName(VOYAGE.title)
  const skip = page.getByRole('button', { name: 'Skip the guide' })
  await skip.click({ timeout: 2000 }).catch(() => {})
}

/** The way into the fight that is due, and the way back when it is over. */
export function goOn(page: Page): Locator {
  return page.locator('.campaign-notice').getByRole('button')
}

export function endOfVoyage(page: Page): Locator {
  return page.locator('dialog[open]').filter({ hasText: 'Score' })
}

/** The actions that can be pressed now, as the buttons are called. */
export function actions(page: Page): Locator {
  return page.locator('section[aria-label="Actions"] button:not([aria-disabled=true])')
}

export async function isFighting(page: Page): Promise<boolean> {
  return (await boardOf(page).getAttribute('aria-label')) === VOYAGE.game
}

/** What a plain captain does in a fight: shoots while there is something to shoot with, else closes in and boards. */
const FIGHTING = [/^Cannon/, /^Rifle/, /^Boarding/, /^Switch/, /^Close/]

/** Takes one action in the fight: the first that a plain captain would think of. */
export async function fightOn(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const buttons = actions(page)
  const names = await buttons.allInnerTexts()
  if (names.length === 0) return
  const wanted = FIGHTING.map(name => names.findIndex(text => name.test(text))).find(at => at >= 0) ?? 0
  await press(buttons.nth(wanted))
}

/** What a plain captain presses on the travel screen, the first that is there; of a ware the largest lot, listed last. */
const DECIDING = [/^Give battle/, /^Sail on/, /^Hull \+/, /^Crew \+/, /^Ball \+/]

/** Where a plain captain sails to from each place: from port to port to the far one, and on until it is enough. */
const COURSE: Readonly<Record<string, string>> = {
  Saltmere: 'Harrow Bay',
  'Harrow Bay': 'Saint Brannoc',
  'Saint Brannoc': 'Calder Roads',
  'Calder Roads': 'Lantern Point',
  'Lantern Point': 'Far Verity',
  'Far Verity': 'Lantern Point',
}

/** Makes one decision on the chart. */
export async function decide(page: Page): Promise<void> {
  const buttons = actions(page)
  const names = await buttons.allInnerTexts()
  const at = DECIDING.map(name => names.findLastIndex(text => name.test(text))).find(found => found >= 0)
  if (at !== undefined) return buttons.nth(at).click()
  const status = await page.locator('.match-status').innerText()
  const here = Object.keys(COURSE).find(place => status.includes(place))
  const to = here && COURSE[here]
  if (!to) throw new Error(`a plain captain does not know where to go: ${status}`)
  await sailTo(page, to)
}

/** Chooses a place of the chart with the keyboard, by how its name begins. */
export async function sailTo(page: Page, place: string): Promise<void> {
  const cell = boardOf(page).locator(`[role=gridcell][aria-label^="${place},"]`)
  await cell.focus()
  await page.keyboard.press('Enter')
}

/** The most decisions and actions. */
const MOST_STEPS = 600

/** Sails on until something has happened, or to the end of the voyage. */
export async function sailUntil(page: Page, happened: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if ((await endOfVoyage(page).isVisible()) || (await happened())) return
    const before = await told(page)
    if (await goOn(page).isVisible()) await goOn(page).click()
    else if (await isFighting(page)) await fightOn(page, button => button.click())
    else await decide(page)
    await eventually(() => moved(page, before), { timeout: 15_000 }).toBe(true)
  }
  throw new Error('the voyage does not come to an end')
}

/** What the page says of where things stand. */
async function told(page: Page): Promise<string> {
  const [notice, log, board] = await Promise.all([
    page.locator('.campaign-notice').allInnerTexts(),
    page.locator('.log-lines').allTextContents(),
    boardOf(page).getAttribute('aria-label'),
  ])
  return JSON.stringify([notice, log, board])
}

/** Whether it is for the person to do something again, after something has happened. */
async function moved(page: Page, before: string): Promise<boolean> {
  if (await endOfVoyage(page).isVisible()) return true
  const asked = (await goOn(page).isVisible()) || (await actions(page).count()) > 0
  const chart = !(await isFighting(page)) && !(await goOn(page).isVisible())
  return (asked || chart) && (await told(page)) !== before
}
