import type { Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { boardOf } from '../board.ts'
import { eventually, expect, test } from '../fixtures.ts'
import type { Hand } from '../hands.ts'
import { button, ends, endTurn, logText, point, shipOf } from '../hex-ships.ts'
import { readLog } from '../person.ts'
import { changeCampaign } from '../stored-campaign.ts'

test.describe.configure({ timeout: 120_000 })

const CAMPAIGN = '/campaign/hex-ships/lantern-reach'

test('a campaign: ships are sent into battle; with a mouse it is fought, one more is played out, and that is the end', async ({
  page,
  hand,
  isMobile,
}) => {
  await page.goto(`${CAMPAIGN}?seed=short`)
  await expect(page.getByRole('button', { name: 'New campaign' })).toBeVisible()
  await hasNoBarriers(page, isMobile, 'the title screen')
  await hand.press(page.getByRole('button', { name: 'New campaign' }))
  await expect(boardOf(page)).toHaveAccessibleName('The Lantern Reach')
  await shorten(page)
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await hasNoBarriers(page, isMobile, 'the harbour')

  // Nobody is sent yet: the mission waits for a ship.
  await expect(button(page, /^Start the mission/)).toHaveAttribute('aria-disabled', 'true')
  await send(page, hand, 'Meridian')
  await hand.press(button(page, /^Start the mission/))
  if (isMobile) await hand.press(button(page, /^Start the mission/))
  await hand.press(page.getByRole('button', { name: 'To battle' }))
  await expect(boardOf(page)).toHaveAccessibleName('Hex Ships')
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  // A finger fights and ends other battles in hex-ships.spec and firefight-campaign.spec.
  if (isMobile) return
  await fight(page, hand)

  await expect(page.locator('.campaign-notice').getByRole('heading')).toHaveText('Victory')
  await expect(page.locator('.campaign-notice')).toContainText('The losing fleet has no ship left')
  await hand.press(page.locator('.campaign-notice').getByRole('button'))
  await expect(boardOf(page)).toHaveAccessibleName('The Lantern Reach')
  await eventually(() => logText(page)).toContain('The beacons burn again.')
  await playLastMission(page, hand)

  const end = page.getByRole('dialog').filter({ hasText: 'Score' })
  await expect(end).toBeVisible()
  await expect(end.getByRole('row', { name: /short/ }).first()).toBeVisible()
  await hasNoBarriers(page, isMobile, 'the end')
  await page.goto(CAMPAIGN)
  await expect(page.getByRole('row', { name: /short/ })).toBeVisible()
})

/** By a bot. */
async function playLastMission(page: Page, hand: Hand): Promise<void> {
  await send(page, hand, 'Meridian')
  await send(page, hand, 'Aegis')
  await hand.press(button(page, /^Start the mission/))
  await hand.press(page.getByRole('button', { name: 'To battle' }))
  await expect(boardOf(page)).toHaveAccessibleName('Hex Ships')
  await page.getByRole('combobox', { name: /^Who plays Amber fleet/ }).selectOption({ index: 1 })
  await playOut(page)
  await hand.press(page.locator('.campaign-notice').getByRole('button'))
}

/** They are the same at every size, and take long to look for. */
async function hasNoBarriers(page: Page, isMobile: boolean, where: string): Promise<void> {
  if (!isMobile) expect.soft(await barriers(page), where).toEqual([])
}

/** In the harbour: a ship, then its button. */
async function send(page: Page, hand: Hand, name: string): Promise<void> {
  await boardOf(page)
    .getByRole('gridcell', { name: new RegExp(`^Your fleet ${name},`) })
    .focus()
  await page.keyboard.press('Enter')
  await hand.press(button(page, new RegExp(`^Send ${name}`)))
  await eventually(() => logText(page)).toMatch(new RegExp(`${name} will go`))
}

/** Moves up, aims and fires until it is over. */
async function fight(page: Page, hand: Hand): Promise<void> {
  const over = page.locator('.campaign-notice')
  const asked = page.getByText(/(movement|attack): Meridian/).first()
  for (let turns = 0; turns < 12; turns++) {
    await expect(asked.or(over).first()).toBeVisible()
    if (await over.isVisible()) return
    const status = await asked.innerText()
    if (status.includes('movement')) {
      await eventually(async () => (await ends(page)).length).toBeGreaterThan(0)
      const end = (await ends(page)).find(({ name }) => /\b2 ahead,/.test(name))
      if (!end) throw new Error('no course leads straight on')
      await point(page, false, end)
      await point(page, false, end)
      await eventually(() => logText(page)).toContain(`Meridian advances to ${end.q},${end.r}`)
      await endTurn(page, hand)
      continue
    }
    const target = await shipOf(page, 'Vesper')
    await point(page, false, target)
    const fire = button(page, /^Fire: \d+⚡/)
    const before = (await readLog(page)).length
    await hand.press(fire)
    await eventually(async () => (await readLog(page)).length).toBeGreaterThan(before + 1)
  }
  throw new Error('the battle does not come to an end')
}

async function playOut(page: Page): Promise<void> {
  const over = page.locator('.campaign-notice')
  for (let rounds = 0; rounds < 120 && !(await over.isVisible()); rounds++)
    await page
      .getByRole('button', { name: 'Next round' })
      .click({ timeout: 1000 })
      .catch(() => {})
  await expect(over).toBeVisible()
}

/** What of the campaign's options is changed. */
interface Story {
  readonly missions: Readonly<Record<'picket' | 'monolith', Mission>>
}

interface Mission {
  ships: object[]
  objectives: unknown[]
  prizes: unknown[]
  readonly won: { next: string[] }
  readonly lost: { next: string[] }
}

/** The story in two missions, each against one ship that can take little: the stored campaign, opened again with that. */
async function shorten(page: Page): Promise<void> {
  await changeCampaign<Story>(page, ({ missions }) => {
    const none = { front: 0, right: 0, rear: 0, left: 0 }
    const [vesper] = missions.picket.ships
    const weak = { ...vesper, hull: 1, armor: none, at: '0,5', speed: 0 }
    const [first, last] = [missions.picket, missions.monolith]
    first.ships = [weak]
    last.ships = [{ ...weak, id: 'monolith-1' }]
    last.objectives = []
    last.prizes = []
    for (const next of [first.won, first.lost]) next.next = ['monolith']
  })
  await expect(boardOf(page)).toHaveAccessibleName('The Lantern Reach')
}
