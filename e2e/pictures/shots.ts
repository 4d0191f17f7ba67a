import type { Page } from '@playwright/test'
import { boardOf, findCell, reachable } from '../board.ts'
import { expect } from '../fixtures.ts'
import { mouse } from '../hands.ts'
import { endOfMatch, openHome, piecesOf, watchToTheEnd } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

export interface Shot {
  /** Of the file, without `.png`. */
  readonly name: string
  readonly theme: 'light' | 'dark'
  readonly phone?: boolean
  /** Brings the page to what is to be seen. */
  prepare(page: Page): Promise<void>
}

/** The game on the pictures, the side that is shown, and a bot that plays. */
const GAME = { id: 'blades-of-hex', side: 'Red', bot: 'captain' }

/** The pictures of README and docs. */
export const shots: readonly Shot[] = [
  { name: 'table', theme: 'light', prepare: openHome },
  { name: 'table-dark', theme: 'dark', prepare: openHome },
  { name: 'match', theme: 'light', prepare: weighAMove },
  { name: 'match-dark', theme: 'dark', prepare: weighAMove },
  { name: 'match-phone', theme: 'light', phone: true, prepare: page => midGame(page) },
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
      await closeGuide(page)
      await watchTurns(page, 6)
    },
  },
  { name: 'hex-ships', theme: 'dark', prepare: page => courses(page) },
  { name: 'shipyard', theme: 'dark', prepare: page => shipyard(page) },
  { name: 'hex-ships-phone', theme: 'dark', phone: true, prepare: page => courses(page) },
  { name: 'firefight', theme: 'dark', prepare: page => firefight(page, true) },
  { name: 'firefight-phone', theme: 'dark', phone: true, prepare: page => firefight(page, false) },
  { name: 'ember-road', theme: 'light', prepare: camp },
  { name: 'ember-road-phone', theme: 'light', phone: true, prepare: camp },
  { name: 'setup', theme: 'light', prepare: page => setup(page, `person,${GAME.bot}`) },
  {
    name: 'replay',
    theme: 'light',
    prepare: async page => {
      await match(page, 'random,random', 'hexapawn')
      await watchToTheEnd(page)
      await endOfMatch(page).getByRole('button', { name: 'Watch the replay' }).click()
      for (let step = 0; step < 7; step++)
        await page.getByRole('button', { name: 'One step forward' }).click()
    },
  },
]

/** The match has gone on for some rounds when a person takes a side over. */
async function midGame(page: Page): Promise<void> {
  await match(page, `${GAME.bot},${GAME.bot}`)
  await closeGuide(page)
  await watchTurns(page, 18)
  await page.getByRole('combobox', { name: `Who plays ${GAME.side}` }).selectOption({ label: 'You' })
  await closeGuide(page)
  // Until the banner of the turn is gone.
  await page.waitForTimeout(3000)
}

/** A piece is chosen and the pointer is on whom it could attack. */
async function weighAMove(page: Page): Promise<void> {
  await midGame(page)
  const hand = mouse(page)
  for (const name of await piecesOf(page, GAME.side)) {
    await hand.choose(name)
    const target = (await reachable(page)).find(({ states }) => states.includes('can be attacked'))
    if (!target) continue
    const { x, y } = await placeOnScreen(page, await findCell(page, target.name))
    await page.mouse.move(x, y)
    return
  }
  throw new Error(`no piece of ${GAME.side} can attack; watch another number of turns before`)
}

/** Lets bots play a number of turns. */
async function watchTurns(page: Page, turns: number): Promise<void> {
  const next = page.getByRole('button', { name: 'Next round' })
  for (let turn = 0; turn < turns; turn++) {
    await next.click()
  }
  await next.blur()
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
  for (const name of ['Close', 'Cannon shot', 'Cannon shot', 'Rifle shot'])
    await page.getByRole('button', { name }).first().click({ timeout: 30_000 })
  // The answer has just been fired, and its smoke hangs over the water.
  await expect(page.getByText(/^Your action 1 of 2 · turn 5/)).toBeVisible({
    timeout: 30_000,
  })
}

/** The squads have met; a unit is chosen and the pointer is on whom it could attack. */
async function firefight(page: Page, points: boolean): Promise<void> {
  await page.goto('/new/firefight?seats=captain,captain&scenario=hill-ford&seed=a-picture')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await closeGuide(page)
  await watchTurns(page, 16)
  await page.getByRole('combobox', { name: 'Who plays Blue' }).selectOption({ label: 'You' })
  await closeGuide(page)
  await page.waitForTimeout(3000)
  if (!points) return
  const hand = mouse(page)
  for (const name of await piecesOf(page, 'Blue')) {
    await hand.choose(name)
    const target = (await reachable(page)).find(({ states }) => states.includes('can be attacked'))
    if (!target) continue
    const { x, y } = await placeOnScreen(page, await findCell(page, target.name))
    await page.mouse.move(x, y)
    return
  }
}

/** The first camp of a platoon, with some who will fight. */
async function camp(page: Page): Promise<void> {
  await page.goto('/campaign/firefight/ember-road?seed=a-picture')
  await page.getByRole('button', { name: 'New campaign' }).click()
  await expect(boardOf(page)).toBeVisible()
  await closeGuide(page)
  for (const name of ['Officer Ash', 'Rifle Squad Birch', 'Machine Gunners Dogwood', 'Pathfinders Fir']) {
    await boardOf(page)
      .getByRole('gridcell', { name: new RegExp(`^Your platoon ${name},`) })
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('f')
    await expect(page.getByText(`${name} will fight`, { exact: false }).first()).toBeAttached()
  }
}

/** A cruiser on the stocks. */
async function shipyard(page: Page): Promise<void> {
  await page.goto('/build/hex-ships/ship')
  await page.getByLabel('Class').selectOption('sabre')
  await expect(page.getByRole('group', { name: 'Fields of fire' })).toBeVisible()
}

/** The first ship of an ambush is to move, and the pointer is on one of its courses. */
async function courses(page: Page): Promise<void> {
  await page.goto('/new/hex-ships?seats=person,person&scenario=ambush&seed=a-picture')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await closeGuide(page)
  const lit = async () => (await reachable(page)).filter(({ states }) => states.includes('can be reached'))
  await expect.poll(async () => (await lit()).length).toBeGreaterThan(3)
  const target = (await lit()).at(-2)
  if (!target) throw new Error('no course is lit')
  const { x, y } = await placeOnScreen(page, await findCell(page, target.name))
  await page.mouse.move(x, y)
}

/** The guide of a first visit would cover what is to be seen. */
async function closeGuide(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip the guide' })
  if (await skip.isVisible()) await skip.click()
}
