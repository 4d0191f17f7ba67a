import { readBoard } from '../board.ts'
import { drag } from '../drag.ts'
import { act, attackSomebody, cellsThat, deployTheRest, startFight, unitsOf } from '../firefight.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { endTurn, logText, point } from '../hex-ships.ts'
import { endOfMatch } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

test('a whole battle for the hill: a unit dragged onto the map, taken back, the rest, the hill held', async ({
  page,
  hand,
  isMobile,
}) => {
  test.setTimeout(60_000)
  await startFight(page, 'hill', 'hill-1', { '/scenario/victory/0/target': 1 })
  await expect(page.getByText(/Score 1 on the hill/).first()).toBeVisible()

  // A unit that waits beside the map, then a lit hex, or dragged there; taken back, and placed again.
  const quiet = await logText(page)
  const [[first], [enemy]] = [await unitsOf(page, 'Blue'), await unitsOf(page, 'Red')]
  if (!first || !enemy) throw new Error('nobody waits to be deployed')
  await point(page, isMobile, first)
  const [hex] = await cellsThat(page, 'can be reached')
  if (!hex) throw new Error('there is no hex to deploy on')
  const to = await placeOnScreen(page, hex)
  // One that is not to be deployed now stays, and says so.
  await drag(page, isMobile, [await placeOnScreen(page, enemy), to])
  await expect(page.locator('[aria-live]', { hasText: 'Blue deploys' })).toBeAttached()
  expect(await logText(page)).toBe(quiet)
  await drag(page, isMobile, [await placeOnScreen(page, first), to])
  await eventually(() => logText(page)).toContain(`deploys at ${hex.q},${hex.r}`.replaceAll('-', '−'))
  // While it is still shown how the unit got there, Undo only shortens that.
  await eventually(async () => {
    if ((await logText(page)) !== quiet) await hand.press(page.getByRole('button', { name: 'Undo' }))
    return logText(page)
  }).toBe(quiet)
  await deployTheRest(page, hand, isMobile)

  // Somebody walks up the hill, and nobody comes to take it.
  for (const unit of await unitsOf(page, 'Blue')) {
    await point(page, isMobile, unit)
    const top = (await cellsThat(page, 'can be reached')).find(({ q, r }) => q === 0 && r === 0)
    if (!top) continue
    await act(page, isMobile, top)
    break
  }
  expect(await logText(page)).toMatch(/moves to 0,0/)
  for (let turn = 0; turn < 3; turn++) await endTurn(page, hand)
  await eventually(() => logText(page)).toContain('Blue scores 1: 1 in all')
  await endTurn(page, hand)
  await expect(endOfMatch(page)).toContainText('The hill is held')
})

test(
  'a whole battle by the basic rules: moves, attacks and falling dice to the last round',
  ONCE,
  async ({ page, hand, isMobile }) => {
    test.setTimeout(60_000)
    await startFight(page, 'printed', 'basic-1', { '/scenario/rounds': 1 })
    await deployTheRest(page, hand, isMobile)
    expect(await attackSomebody(page, isMobile, 'Blue')).toBe(true)
    // The roll is in the log, and kept in the dice log with its target number.
    expect(await logText(page)).toMatch(/rolls [\d ]+ to hit on \d\+\. Hits: \d/)
    await expect(page.locator('.dice-rolls li').first()).toContainText(/to (hit|save), \d\+/)
    await endTurn(page, hand)
    expect(await attackSomebody(page, isMobile, 'Red')).toBe(true)
    await endTurn(page, hand)
    await expect(endOfMatch(page)).toContainText(/the last round is over|eliminated/)
  },
)

test(
  'a whole battle with overwatch: who watches, what is watched, and who shoots next',
  ONCE,
  async ({ page, hand, isMobile }) => {
    test.setTimeout(60_000)
    await startFight(page, 'elimination', 'watch-1', { '/scenario/rounds': 1 })
    await deployTheRest(page, hand, isMobile)
    for (const unit of await unitsOf(page, 'Blue')) {
      await point(page, isMobile, unit)
      await page.keyboard.press('w')
      await eventually(() => logText(page)).toContain(`${unit.name.split(',')[0]} goes on overwatch`)
    }
    await endTurn(page, hand)
    // The ground they see is marked for the one who has to cross it.
    expect((await cellsThat(page, 'in the zone')).length).toBeGreaterThan(0)
    // On until somebody is seen by more than one.
    for (const unit of await unitsOf(page, 'Red')) {
      await point(page, isMobile, unit)
      const ways = await cellsThat(page, 'can be reached')
      const ahead = ways.sort((a, b) => a.r - b.r)[0]
      if (!ahead) continue
      await act(page, isMobile, ahead)
      if (/ is seen at [^\n]* by Blue [^\n]*, Blue /.test(await logText(page))) break
    }
    const asked = page.getByText(/who shoots next\?/).first()
    await expect(asked).toBeVisible()
    // The owner chooses the order: the last one first.
    const choices = page.getByRole('button', { name: /wounds, [<>]?\d+ % destroyed/ })
    const chosen = (await choices.last().textContent())?.split(':')[0]
    const shots = async () => (await logText(page)).split('Overwatch: ').slice(1)
    const before = (await shots()).length
    await choices.last().click()
    await eventually(async () => (await shots())[before]).toContain(`Blue ${chosen} shoots at`)
    while (await asked.isVisible()) {
      const shot = (await shots()).length
      await choices.first().click()
      await eventually(async () => (await shots()).length).toBeGreaterThan(shot)
    }
    expect((await readBoard(page)).length).toBe(61)
    await endTurn(page, hand)
    await expect(endOfMatch(page)).toContainText(/the last round is over|eliminated/)
  },
)
