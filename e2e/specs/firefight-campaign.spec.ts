import type { Locator, Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { boardOf } from '../board.ts'
import { eventually, expect, test } from '../fixtures.ts'
import type { Hand } from '../hands.ts'
import { button, logText } from '../hex-ships.ts'
import { slicedPanels } from '../person.ts'
import { changeCampaign } from '../stored-campaign.ts'

test.describe.configure({ timeout: 120_000 })

const CAMPAIGN = '/campaign/firefight/ember-road'
const FIELDED = ['Officer Ash', 'Rifle Squad Birch', 'Machine Gunners Dogwood']

test('a campaign to its end: units are fielded, one is recruited; with a mouse a trait is learnt and the last battle is won', async ({
  page,
  hand,
  isMobile,
}) => {
  await page.goto(`${CAMPAIGN}?seed=short`)
  await expect(page.getByRole('button', { name: 'New campaign' })).toBeVisible()
  await hasNoBarriers(page, isMobile, 'the title screen')
  await hand.press(page.getByRole('button', { name: 'New campaign' }))
  await expect(boardOf(page)).toHaveAccessibleName('Ember Road')
  await shorten(page, isMobile)
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await hasNoBarriers(page, isMobile, 'the camp')

  // Nobody is fielded yet: the battle waits for three units.
  await expect(button(page, /^Start the battle/)).toHaveAttribute('aria-disabled', 'true')
  await take(hand, button(page, /^Recruit /), isMobile)
  await eventually(() => logText(page)).toMatch(/Hazel joins for \d supplies/)
  for (const name of FIELDED) await field(page, hand, name)
  expect(await slicedPanels(page)).toEqual([])
  await startBattle(page, hand, isMobile)
  await playOut(page, hand, isMobile)
  await eventually(() => logText(page)).toContain('The riders scatter.')
  if (!isMobile) await winTheLastBattle(page, hand)

  const end = page.getByRole('dialog').filter({ hasText: 'Score' })
  await expect(end).toBeVisible()
  await expect(end).toContainText('The platoon is home')
  await expect(end.getByRole('row', { name: /short/ }).first()).toBeVisible()
  await hasNoBarriers(page, isMobile, 'the end')
  if (isMobile) return
  const [id] = page.url().match(/(?<=run\/)\w+/) ?? []
  await page.goto(CAMPAIGN)
  await expect(page.getByRole('row', { name: /short/ })).toBeVisible()

  // In another language the replay of a battle calls the units by what the campaign calls them.
  await page.getByRole('button', { name: '切换到中文' }).click()
  await page.goto(`/replays/${id}?battle=1`)
  await expect(boardOf(page).getByRole('gridcell', { name: /军官“白蜡”/ })).toBeAttached()
  await page.getByRole('button', { name: 'Switch to English' }).click()
})

/** A veteran learns, and the last battle is the way home: on a phone that is the battle before. */
async function winTheLastBattle(page: Page, hand: Hand): Promise<void> {
  await choose(page, 'Officer Ash')
  await take(hand, button(page, /^Learn /), false)
  await eventually(() => logText(page)).toMatch(/Officer Ash learns /)
  // It stays chosen, as it has more to do.
  await send(page, hand, 'Officer Ash')
  for (const name of FIELDED) if (name !== 'Officer Ash') await field(page, hand, name)
  await startBattle(page, hand, false)
  await playOut(page, hand, false)
}

/** They are the same at every size, and take long to look for. */
async function hasNoBarriers(page: Page, isMobile: boolean, where: string): Promise<void> {
  if (!isMobile) expect.soft(await barriers(page), where).toEqual([])
}

/** A button that says more about what it does: on touch the first tap shows it, the second does it. */
async function take(hand: Hand, control: Locator, isMobile: boolean): Promise<void> {
  await hand.press(control.first())
  if (!isMobile) return
  await expect(control.first()).toContainText('Tap again')
  await hand.press(control.first())
}

/** At its tent. */
async function choose(page: Page, name: string): Promise<void> {
  await boardOf(page)
    .getByRole('gridcell', { name: new RegExp(`^Your platoon ${name},`) })
    .focus()
  await page.keyboard.press('Enter')
}

async function field(page: Page, hand: Hand, name: string): Promise<void> {
  await choose(page, name)
  await send(page, hand, name)
}

async function send(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.press(button(page, new RegExp(`^Send ${name} into battle`)))
  await eventually(() => logText(page)).toMatch(new RegExp(`${name} will fight`))
}

async function startBattle(page: Page, hand: Hand, isMobile: boolean): Promise<void> {
  await hand.press(button(page, /^Start the battle/))
  if (isMobile) await hand.press(button(page, /^Start the battle/))
  await hand.press(page.getByRole('button', { name: 'To battle' }))
  await expect(boardOf(page)).toHaveAccessibleName('Firefight')
}

/** A bot takes the own side. */
async function playOut(page: Page, hand: Hand, isMobile: boolean): Promise<void> {
  // On a phone the guide takes the room of the seats.
  const skip = page.getByRole('button', { name: 'Skip the guide' })
  if (isMobile && (await skip.isVisible())) await hand.press(skip)
  await page.getByRole('combobox', { name: /^Who plays Blue/ }).selectOption({ index: 1 })
  const over = page.locator('.campaign-notice')
  for (let rounds = 0; rounds < 120 && !(await over.isVisible()); rounds++)
    await page
      .getByRole('button', { name: 'Next round' })
      .click({ timeout: 1000 })
      .catch(() => {})
  await expect(over).toBeVisible()
  await hand.press(over.getByRole('button'))
}

/** What of the campaign's options is changed. */
interface Road {
  readonly battles: Readonly<Record<'embers' | 'gate', Battle>>
  readonly experience: { levels: number[] }
}

interface Battle {
  scenario: unknown
  readonly enemy: { units: object[] }
  veterans: unknown[]
  next: string[]
}

/** The road in two battles or one on a small map, each against one unit that can take little: the stored campaign, opened again. */
async function shorten(page: Page, toOne: boolean): Promise<void> {
  await changeCampaign<Road>(page, options => {
    const { embers, gate } = options.battles
    const [archer] = embers.enemy.units
    for (const battle of [embers, gate]) {
      battle.scenario = { size: 4, rounds: 6, victory: [], byCost: true }
      battle.enemy.units = [{ ...archer, wounds: 1, defense: 6, quality: 6 }]
      battle.veterans = []
    }
    embers.next = toOne ? [] : ['gate']
    options.experience.levels = [1, 99]
  })
  await expect(boardOf(page)).toHaveAccessibleName('Ember Road')
}
