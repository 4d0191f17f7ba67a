import type { Page } from '@playwright/test'
import { boardOf, findCell, reachable } from '../board.ts'
import { expect } from '../fixtures.ts'
import { mouse } from '../hands.ts'
import { endOfMatch, openTable, piecesOf } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

export interface Shot {
  /** Of the file, without `.png`. */
  readonly name: string
  readonly theme: 'light' | 'dark'
  readonly phone?: boolean
  /** Brings the page to what is to be seen. */
  prepare(page: Page): Promise<void>
}

/** The game on the pictures, the side that is shown, and a program that plays against it. */
const GAME = { id: 'blades-of-hex', side: 'Red', program: 'recruit' }

/** The pictures of README and docs. */
export const shots: readonly Shot[] = [
  { name: 'table', theme: 'light', prepare: openTable },
  { name: 'table-dark', theme: 'dark', prepare: openTable },
  { name: 'match', theme: 'light', prepare: weighAMove },
  { name: 'match-dark', theme: 'dark', prepare: weighAMove },
  {
    name: 'match-phone',
    theme: 'light',
    phone: true,
    prepare: page => match(page, `person,${GAME.program}`),
  },
  { name: 'broadside', theme: 'light', prepare: page => fight(page) },
  { name: 'broadside-phone', theme: 'dark', phone: true, prepare: page => fight(page) },
  {
    name: 'voyage',
    theme: 'light',
    prepare: async page => {
      await page.goto('/campaign/broadside/voyage?seed=a-picture')
      await page.getByRole('button', { name: 'New voyage' }).click()
      await expect(boardOf(page)).toBeVisible()
      await closeGuide(page)
    },
  },
  {
    name: 'underwater-hockey',
    theme: 'light',
    prepare: async page => {
      await match(page, 'script,script', 'underwater-hockey')
      for (let round = 0; round < 6; round++) {
        await page.getByRole('button', { name: 'Next round' }).click()
        await page.keyboard.press('Escape')
      }
    },
  },
  { name: 'setup', theme: 'light', prepare: page => setup(page, `person,${GAME.program}`) },
  {
    name: 'replay',
    theme: 'light',
    prepare: async page => {
      await match(page, 'random,random', 'hexapawn')
      await endOfMatch(page).getByRole('button', { name: 'Watch the replay' }).click({ timeout: 60_000 })
      for (let step = 0; step < 7; step++) await page.getByRole('button', { name: 'One step on' }).click()
    },
  },
]

/** A piece is chosen and the pointer is where it could go. */
async function weighAMove(page: Page): Promise<void> {
  await match(page, `person,${GAME.program}`)
  const hand = mouse(page)
  for (const name of await piecesOf(page, GAME.side)) {
    await hand.choose(name)
    const led = await reachable(page)
    const last = led.at(-1)
    if (!last) continue
    const { x, y } = await placeOnScreen(page, await findCell(page, last.name))
    await page.mouse.move(x, y)
    return
  }
}

async function setup(page: Page, seats: string, game = GAME.id): Promise<void> {
  await page.goto(`/new/${game}?seats=${seats}&seed=a-picture`)
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled()
}

async function match(page: Page, seats: string, game = GAME.id): Promise<void> {
  await setup(page, seats, game)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
}

/** A few shots have been exchanged. */
async function fight(page: Page): Promise<void> {
  await match(page, 'person,greedy', 'broadside')
  await closeGuide(page)
  for (const name of ['Close', 'Cannon shot', 'Cannon shot', 'Rifle shot']) {
    await page.getByRole('button', { name }).first().click({ timeout: 30_000 })
    await page.waitForTimeout(2500)
  }
}

/** The guide of a first visit would cover what is to be seen. */
async function closeGuide(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip the guide' })
  if (await skip.isVisible()) await skip.click()
}
