import type { Locator, Page } from '@playwright/test'
import { boardOf, readBoard } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import type { Hand } from '../hands.ts'
import { button, ends, endTurn, logText, point, shipOf, startBattle } from '../hex-ships.ts'
import { endOfMatch, readLog } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

test('a round of Hex Ships: speed, steps, a target and a volley', ONCE, async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/new/hex-ships?seats=person,person&seed=keys')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(boardOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  const end = page.locator('.end-turn[aria-disabled=false]')
  const log = async () => (await readLog(page)).join('\n')
  for (const ship of [1, 2]) {
    await page.keyboard.press('4')
    await eventually(async () => (await log()).split('speed 2 to 4').length - 1).toBe(ship)
    for (let step = 1; step <= 4; step++) {
      await page.keyboard.press('w')
      await eventually(async () => (await log()).split('advances to').length - 1).toBe(4 * (ship - 1) + step)
    }
    await expect(end).toContainText('End move')
    await page.keyboard.press('e')
  }
  await expect(end).toContainText('Hold fire')
  // The quicker one fires first, at the other, which has come down to 0,4.
  await expect(page.getByText(/attack: Nightfall chooses a target/)).toBeVisible()
  const { x, y } = await placeOnScreen(page, { q: 0, r: 4 })
  await page.mouse.click(x, y)
  await expect(page.getByRole('button', { name: /^Fire: \d+⚡/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^✓ 1 / })).toBeVisible()
  // The odds of the volley stand there until advice is asked for.
  await page.mouse.move(0, 0)
  await page.keyboard.press('h')
  await expect(page.locator('.advice-choices button').first()).toBeVisible()
  await page.keyboard.press('f')
  await eventually(log).toMatch(/fires at the front of/)
  const keep = page.getByRole('button', { name: /^Keep \d+/ })
  if (await keep.isVisible()) await page.keyboard.press('k')
  await eventually(log).toMatch(/ends its attack|is destroyed/)
})

test(
  'a ship of Hex Ships has a card: its shields, and the field of fire of a weapon that is pointed at',
  ONCE,
  async ({ page }) => {
    await page.goto('/new/hex-ships?seats=person,person&seed=card-3')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Skip the guide' }).click()
    const card = page.locator('.piece-card')
    await expect(card.getByRole('img', { name: /^Front shield: (\d+) of \1$/ }).first()).toBeVisible()
    const struck = async () =>
      (await readBoard(page)).filter(({ states }) => states.includes('in striking range')).length
    const all = await struck()
    await card
      .getByRole('img', { name: /^\d+ .*, bow$/ })
      .first()
      .hover()
    await eventually(struck).toBeLessThan(all)

    // Beside many buttons on a small screen there is still room for what a course and the adviser say.
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1024, height: 768 })
    const said = page.getByRole('region', { name: 'Piece details' })
    await eventually(async () => {
      const [end] = await ends(page)
      const { x, y } = await placeOnScreen(page, end ?? { q: 0, r: 0 })
      await page.mouse.move(x, y)
      return said.getByText(/^Fly to/).isVisible()
    }).toBe(true)
    await page.mouse.move(0, 0)
    await page.keyboard.press('h')
    await expect(page.locator('.advice-choices button').first()).toBeVisible()
    if (before) await page.setViewportSize(before)
  },
)

/** Lasers that end a duel in two rounds. */
const SHORT_DUEL = { '/rules/weapons/laser/damage/long': 30, '/rules/weapons/laser/damage/medium': 30 }

test('a whole battle by pointing: courses, a shield, odds, a reroll, to the end', async ({
  page,
  hand,
  isMobile,
}) => {
  test.setTimeout(60_000)
  await startBattle(page, 'pointing-3', SHORT_DUEL)

  // The first choice of a hex shows the ship there, the second flies it: until then nothing has happened.
  const quiet = await logText(page)
  const from = await shipOf(page, 'Resolute')
  const there = { q: from.q, r: from.r - 4 }
  expect((await ends(page)).map(({ q, r }) => `${q},${r}`)).toContain(`${there.q},${there.r}`)
  await point(page, isMobile, there)
  const hint = isMobile ? 'Tap again to do it' : ''
  await expect(page.getByText(`Fly to 0,4, facing north: speed 4${hint}`, { exact: true })).toBeVisible()
  // It is also announced to those who do not see it.
  await expect(page.getByText(/^Fly to 0,4, facing north: speed 4\. No enemy could/)).toBeAttached()
  await expect(page.getByText(/^No enemy could fire at you there/)).toBeVisible()
  expect(await logText(page)).toBe(quiet)
  await point(page, isMobile, there)
  await eventually(() => logText(page)).toContain('Resolute advances to 0,4')

  // Taken back as a whole, and flown again.
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await eventually(() => logText(page)).toBe(quiet)
  await point(page, isMobile, there)
  await point(page, isMobile, there)
  await eventually(() => logText(page)).toContain('Resolute advances to 0,4')
  await endTurn(page, hand)
  await flyAhead(page, isMobile, 'Nightfall')
  await endTurn(page, hand)

  await fireAt(page, hand, isMobile, 'Resolute')
  await fireAt(page, hand, isMobile, 'Nightfall')

  // The next round: the shield that was hit is charged by pressing its arc.
  await eventually(() => logText(page)).toContain('Round 2 begins')
  if (isMobile) {
    await hand.press(page.getByRole('button', { name: 'Stats', exact: true }))
    // A tap on a row shows the card of its ship, and nothing that was chosen is dropped.
    await hand.press(
      page
        .getByRole('row', { name: /^Nightfall/ })
        .getByRole('cell')
        .last(),
    )
    await expect(page.locator('.piece-card')).toContainText('Warden cruiser')
    await hand.press(
      page
        .getByRole('row', { name: /^Resolute/ })
        .getByRole('cell')
        .last(),
    )
  }
  const arc = page.locator('.piece-card').getByRole('button', { name: /^Front shield: \d+ of 13$/ })
  const charge = async () => Number(/: (\d+) of/.exec((await arc.getAttribute('aria-label')) ?? '')?.[1])
  const before = await charge()
  await pressArc(page, arc, isMobile)
  await eventually(charge).toBe(before + 1)
  expect(await logText(page)).toContain('Resolute charges its front shield')
  if (isMobile) await hand.press(page.getByRole('button', { name: 'Act', exact: true }))
  await flyAhead(page, isMobile, 'Resolute', 2)
  await endTurn(page, hand)
  await flyAhead(page, isMobile, 'Nightfall', 2)
  await endTurn(page, hand)
  await expect(page.getByText(/attack: Nightfall chooses a target/).first()).toBeVisible()
  await endTurn(page, hand)
  await fireAt(page, hand, isMobile, 'Nightfall')

  await expect(endOfMatch(page)).toContainText('The losing fleet has no ship left')
  expect(await logText(page)).toContain('Nightfall is destroyed by Resolute')
})

test('the order of the phase is always seen, and advice is taken from its list', async ({
  page,
  hand,
  isMobile,
}) => {
  await startBattle(page, 'order', {})
  const chips = (group: string) =>
    page.getByRole('list', { name: group }).getByRole('listitem').allInnerTexts()
  const said = async (group: string) => (await chips(group)).map(chip => chip.split('\n').at(-1))
  expect(await said('Moving')).toEqual([
    'Resolute, Amber fleet, 2, acts now',
    'Nightfall, Violet fleet, 2, still to act',
  ])
  expect(await said('Firing')).toEqual(['Nightfall, Violet fleet, 2', 'Resolute, Amber fleet, 2'])
  for (const chip of await page.locator('.order-strip li').all()) await expect(chip).toBeInViewport()

  const ask = page.locator(isMobile ? '.advice-ask.quick' : '.advice-ask:not(.quick)')
  await hand.press(ask)
  const best = page.locator('.advice-choices button').first()
  await expect(best).toBeVisible()
  const before = await best.boundingBox()
  await hand.press(best)
  if (isMobile) {
    // The first tap shows what is meant: the line is still under the finger.
    expect((await best.boundingBox())?.y).toBe(before?.y)
    await hand.press(best)
  }
  await eventually(() => logText(page)).toMatch(/Resolute (advances|turns|keeps its speed|goes from)/)
})

/** In the middle of the arc: the middle of the box around it lies within the ring. */
async function pressArc(page: Page, arc: Locator, isTouch: boolean): Promise<void> {
  await arc.scrollIntoViewIfNeeded()
  const box = await arc.boundingBox()
  if (!box) throw new Error('there is no arc to be seen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 8]
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Flies a ship straight on, as far as it can or to a distance. */
async function flyAhead(page: Page, isTouch: boolean, name: string, most = 9): Promise<void> {
  await expect(page.getByText(new RegExp(`movement: ${name}`)).first()).toBeVisible()
  await eventually(async () => (await ends(page)).length).toBeGreaterThan(0)
  const ahead = (await ends(page))
    .map(cell => ({ cell, far: Number(/(\d+) ahead,/.exec(cell.name)?.[1] ?? 0) }))
    .filter(({ far }) => far > 0 && far <= most)
    .sort((a, b) => b.far - a.far)
  const end = ahead[0]?.cell
  if (!end) throw new Error('no course leads straight on')
  await point(page, isTouch, end)
  await point(page, isTouch, end)
  await eventually(() => logText(page)).toContain(`${name} advances to ${end.q},${end.r}`)
}

/** Aims at a ship, sees the odds, fires, and keeps what was rolled unless another roll is worth more. */
async function fireAt(page: Page, hand: Hand, isTouch: boolean, name: string): Promise<void> {
  await expect(page.getByText(/attack: \w+ chooses a target/).first()).toBeVisible()
  const target = await shipOf(page, name)
  expect(target.states).toContain('can be attacked')
  await point(page, isTouch, target)
  if (isTouch) await point(page, isTouch, target)
  const fire = button(page, /^Fire: \d+⚡/)
  await expect(fire).toBeVisible()
  const volleys = (await logText(page)).split(' fires at the ').length
  if (isTouch) await fire.tap()
  else await fire.hover()
  await expect(page.getByText(/^\d+(\.\d)? damage, /).first()).toBeVisible()
  await hand.press(fire)
  await eventually(async () => (await logText(page)).split(' fires at the ').length).toBe(volleys + 1)
  const keep = button(page, /^Keep \d \+ \d = \d+: /)
  const isAsked = /Resolute rolls[^\n]*$/.test(await logText(page))
  if (!isAsked) return
  await expect(button(page, /^Roll again: /)).toBeVisible()
  await hand.press(keep)
  if (isTouch) await hand.press(keep)
  await eventually(() => logText(page)).toContain('keeps')
}
