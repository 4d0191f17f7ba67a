import type { Page } from '@playwright/test'
import { boardOf, findCell, readBoard } from '../board.ts'
import { eventually, expect, ONCE, test } from '../fixtures.ts'
import { type Hand, keyboard } from '../hands.ts'
import { endOfMatch, moveSomePiece, openHome, readLog, slicedPanels, startGame, turnOf } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

const TITLE = 'Blades of Hex'
/** Dice with which blue has taken the city after six rounds. */
const SHORT_GAME = '/new/blades-of-hex?seed=march'
/** The other way to end it, where every move takes long: key by key, or with two taps. */
const AFTER_TWO_ROUNDS = `${SHORT_GAME}&${new URLSearchParams({ '/scenario/limits/rounds': '2' })}`

test('a turn of Blades of Hex: move, be warned, end it, be answered', async ({ page, hand }) => {
  await openHome(page)
  await startGame(page, hand, TITLE)
  const ready = async () => (await readBoard(page)).filter(({ name }) => /^Red .*ready/.test(name)).length
  const atFirst = await ready()
  const { from, to } = await moveSomePiece(page, hand, 'Red')
  expect(to).not.toBe(from)
  await eventually(ready).toBe(atFirst - 1)

  const end = page.getByRole('button', { name: /^End turn/ })
  await hand.press(end)
  await expect(end).toContainText('can still act. Press again to end the turn.')
  await hand.press(end)
  await expect(turnOf(page, 'Blue').or(page.getByText('round 2 of')).first()).toBeVisible()
  await expect(page.getByText('Red’s turn, round 2 of')).toBeVisible({ timeout: 20_000 })
  expect((await readLog(page)).some(line => line.includes('Blue'))).toBe(true)
})

test('a whole game of Blades of Hex, with the mouse or with one finger', async ({ page, hand, isMobile }) => {
  test.setTimeout(120_000)
  await wholeGame(page, hand, isMobile ? AFTER_TWO_ROUNDS : SHORT_GAME)
})

test('a whole game of Blades of Hex with the keyboard alone', ONCE, async ({ page }) => {
  test.setTimeout(120_000)
  await wholeGame(page, keyboard(page), AFTER_TWO_ROUNDS)
})

/** Both armies ride far and strike hard, and red can pay for a recruit. */
const SWIFT = {
  '/rules/units/cavalry/speed': '8',
  '/rules/units/cavalry/attack': '200',
  '/rules/units/infantry/speed': '8',
  '/rules/economy/start': '100',
}

test('hover, ranges, attack, capture and recruiting under rules that were saved', async ({
  page,
  hand,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const setup = '/new/blades-of-hex?seats=person,person&seed=swift'
  const start = page.getByRole('button', { name: 'Start' })
  await page.goto(`${setup}&${new URLSearchParams(SWIFT)}`)
  await page.getByRole('textbox', { name: 'Name for these rules' }).fill('Swift')
  await hand.press(page.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('“Swift”')).toBeVisible()
  await page.goto(setup)
  await hand.press(page.getByText('Change the rules', { exact: true }))
  await page.getByRole('combobox', { name: / rules$/ }).selectOption('Swift')
  await hand.press(start)
  await expect(boardOf(page)).toHaveAccessibleName(TITLE)
  await hand.press(page.getByRole('button', { name: 'Skip the guide' }))

  if (!isMobile) expect(await tintWhenHovered(page, 'held by Red, at −6, 3')).toBe('yellow')

  await hand.choose(await named(page, 'Red cavalry 1'))
  const told = await statesOf(page)
  expect(told('Red cavalry 1')).toEqual(['selected'])
  expect(told('held by Neutral, at 0, −1')).toEqual(['in striking range', 'can be reached'])
  expect(told('Neutral infantry 1')).toEqual(['in striking range', 'can be attacked'])

  if (!isMobile) await readForecastOf(page, await named(page, 'Neutral infantry 1'))

  // Out of range from here: the click moves it there and strikes.
  await hand.act(await named(page, 'Neutral infantry 1'))
  await expect
    .poll(async () => (await readLog(page)).slice(-3))
    .toEqual([
      expect.stringMatching(/^Red cavalry 1 moves from -5,-1 to /),
      expect.stringMatching(
        /^Red cavalry 1 strikes Neutral infantry 1 (critically )?for \d+; 0 health left\.$/,
      ),
      'Neutral infantry 1 is destroyed.',
    ])

  await hand.choose(await named(page, 'Red cavalry 1'))
  await expect(page.getByText('Already acted this turn')).toBeAttached()

  await hand.choose(await named(page, 'Red infantry 1'))
  await hand.act('middle city, at 0, 0')
  await expect.poll(async () => (await readLog(page)).at(-1)).toMatch(/^Red takes the middle city/)
  // A neighbour can still be struck, so it stays selected, within its range from there.
  expect((await statesOf(page))('Red infantry 1')).toEqual(['selected'])
  expect((await statesOf(page))('Neutral infantry 2')).toEqual(['in striking range', 'can be attacked'])

  await hand.choose('left city, at −5, 0')
  await hand.press(page.getByRole('button', { name: /^Artillery, 35 gold/ }))
  await expect
    .poll(async () => (await readLog(page)).at(-1))
    .toBe('Red recruits artillery in the left city for 35 gold.')

  await hand.press(page.getByRole('button', { name: 'Show what enemies threaten' }))
  expect((await statesOf(page))('held by Blue, at 5, 2')).toContain('under threat')
  await readRules(page, hand)
  if (!isMobile) await everyColumnAt(page, { width: 1024, height: 768 })
})

/** From the board into the forecast of a target, which waits for the pointer. */
async function readForecastOf(page: Page, name: string): Promise<void> {
  const { x, y } = await placeOnScreen(page, await findCell(page, name))
  await page.mouse.move(x, y)
  const inspector = page.getByRole('region', { name: 'Piece details' })
  await expect(inspector).toContainText('Attack Neutral infantry 1 from')
  const box = await inspector.boundingBox()
  if (!box) throw new Error('what is pointed at has no room')
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 3 })
  await expect(inspector).toContainText('Attack Neutral infantry 1 from')
  await inspector.getByText('Details').click()
  await expect(inspector.locator('.odds').first()).toBeVisible()
  await expect(inspector, 'details that do not fit say so').toHaveAttribute('data-more')
}

/** Units stand in the rules with their pictures, and their names beside them. */
async function readRules(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Rules and keys' }))
  const infantry = page.getByRole('dialog').getByRole('rowheader', { name: 'Infantry' }).first()
  const [icon, text] = await infantry.evaluate(cell => {
    const range = document.createRange()
    range.selectNodeContents(cell.lastChild ?? cell)
    return [cell.querySelector('svg')?.getBoundingClientRect().right, range.getBoundingClientRect().left]
  })
  expect(text).toBeGreaterThanOrEqual(icon ?? Number.NaN)
  await page.keyboard.press('Escape')
}

async function everyColumnAt(page: Page, size: { width: number; height: number }): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  expect(await slicedPanels(page)).toEqual([])
  await expect(page.locator('.panels'), 'no button below the figures is cut').not.toHaveAttribute('data-more')
  if (before) await page.setViewportSize(before)
}

/** The whole name of the cell that is called like this at first; what is lit or written on it comes after that. */
async function named(page: Page, start: string): Promise<string> {
  const found = (await readBoard(page)).find(({ name }) => name.startsWith(start))
  if (!found) throw new Error(`no cell is called ${start}`)
  return found.name
}

/** What is told of the cell whose name begins like this. */
async function statesOf(page: Page): Promise<(name: string) => readonly string[] | undefined> {
  const cells = await readBoard(page)
  return name => cells.find(cell => cell.name.startsWith(name))?.states
}

/** The colour at the edge and in the middle of a cell once the pointer is on it. */
async function tintWhenHovered(page: Page, name: string): Promise<string> {
  const { x, y } = await placeOnScreen(page, await findCell(page, name))
  await page.mouse.move(x, y)
  const tint = () =>
    page.locator('canvas[data-layer=highlights]').evaluate(
      (canvas, at) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 'no canvas'
        const box = canvas.getBoundingClientRect()
        const ratio = canvas.width / box.width
        const pixel =
          canvas.getContext('2d')?.getImageData((at.x - box.x) * ratio, (at.y - box.y) * ratio, 1, 1).data ??
          []
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixel
        return alpha > 20 && alpha < 200 && red > 150 && green > 120 && blue < 130
          ? 'yellow'
          : `${[...pixel]}`
      },
      { x, y },
    )
  await expect.poll(tint).toBe('yellow')
  return tint()
}

/** Red moves one unit a turn and leaves the rest to itself, so blue comes and takes the city. */
async function wholeGame(page: Page, hand: Hand, setup: string): Promise<void> {
  await page.goto(setup)
  await hand.press(page.getByRole('button', { name: 'Start' }))
  await expect(boardOf(page)).toHaveAccessibleName(TITLE)
  const end = page.getByRole('button', { name: /^End turn/ })
  for (let round = 1; round <= 60; round++) {
    const turn = page.getByText(`Red’s turn, round ${round} of`)
    await expect(turn.or(endOfMatch(page)).first()).toBeVisible({ timeout: 20_000 })
    if (await endOfMatch(page).isVisible()) break
    await moveSomePiece(page, hand, 'Red')
    await hand.press(end)
    if (await end.getByText('Again to end the turn.').isVisible()) await hand.press(end)
  }
  await expect(
    endOfMatch(page).getByRole('heading', { name: /^(Victory|Defeat|Draw)$| wins$/ }),
  ).toBeVisible()
  await expect(endOfMatch(page).getByRole('heading', { name: 'Battle report' })).toBeVisible()
  await hand.press(endOfMatch(page).getByRole('button', { name: 'Watch the replay' }))
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible()
}
