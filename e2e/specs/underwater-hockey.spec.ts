import type { Locator, Page } from '@playwright/test'
import { barriers } from '../axe.ts'
import { findCell, readBoard } from '../board.ts'
import { drag, type Spot } from '../drag.ts'
import { eventually, expect, ONCE, test, testInOwnProfile } from '../fixtures.ts'
import { endOfMatch, readLog, slicedPanels } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'

const TITLE = 'Underwater Hockey'
/** The bot that plays every proposed plan. */
const MARLOW = 'Coach Marlow'
/** The tables of the classic teams. */
const BLUE = 'Kingfishers (Blue)'
const RED = 'Morays (Red)'
/** Dice with which one team scores twice within twenty turns. */
const SHORT_MATCH = 'w65'
/** Before a plan of the coach's own; the others are proposed. */
const OWN = '✓'

test('a whole match is watched round by round, and everything told of it agrees', ONCE, async ({ page }) => {
  test.setTimeout(180_000)
  await setUp(page, { Blue: MARLOW, Red: MARLOW }, SHORT_MATCH)
  const goals = new Map<string, number>()
  for (let turn = 1; turn <= 300; turn++) {
    await expect(status(page).or(endOfMatch(page)).first()).toBeVisible()
    await eventually(async () => (await endOfMatch(page).isVisible()) || (await turnOf(page)) === turn).toBe(
      true,
    )
    await checkPool(page)
    await checkScore(page, goals)
    if (await endOfMatch(page).isVisible()) break
    await page.keyboard.press('Space')
  }
  await expect(
    endOfMatch(page).getByRole('heading', { name: /^(Victory|Defeat|Draw)$| wins$/ }),
  ).toBeVisible()
  expect(Math.max(...(await scoreOf(page)))).toBe(2)
  await expect(page.locator('.scoreboard')).toContainText('2')
})

test('what a round came to can be stepped through, back and on', async ({ page, hand }) => {
  await setUp(page, { Blue: MARLOW, Red: MARLOW })
  const before = await placesOf(page)
  await hand.press(page.getByRole('button', { name: 'Next round' }))
  await eventually(() => turnOf(page)).toBe(2)
  expect.soft(await barriers(page), 'watched').toEqual([])
  const after = await placesOf(page)
  expect(after).not.toEqual(before)

  const parts = page.getByRole('region', { name: 'This turn, step by step' })
  await expect(parts).toContainText('End of the turn')
  const marks = parts.getByRole('listitem').getByRole('button')
  await expect(marks).not.toHaveCount(0)
  const names = await marks.evaluateAll(labels)
  expect(names.length).toBeGreaterThan(2)

  await hand.press(parts.getByRole('button', { name: 'Previous part of the turn' }))
  await expect(parts).toContainText(names.at(-1) ?? '')
  const nearly = await boardPlaces(page)
  await hand.press(parts.getByRole('listitem').first().getByRole('button'))
  await expect(parts).toContainText(names[0] ?? '')
  expect(await boardPlaces(page)).toEqual(before)
  expect(await boardPlaces(page)).not.toEqual(nearly)

  await hand.press(parts.getByRole('button', { name: 'Next part of the turn' }))
  await expect(parts).toContainText(names[1] ?? '')
  await hand.press(parts.getByRole('button', { name: 'Play', exact: true }))
  await expect(parts).toContainText('End of the turn')
  await eventually(() => boardPlaces(page)).toEqual(after)
})

testInOwnProfile.describe('in motion', () => {
  testInOwnProfile.use({ contextOptions: { reducedMotion: 'no-preference' } })

  testInOwnProfile(
    'a round is paused in its middle, goes on, and is seen to its end',
    ONCE,
    async ({ page }) => {
      await setUp(page, { Blue: MARLOW, Red: MARLOW })
      const before = await boardPlaces(page)
      await page.keyboard.press('Space')
      const parts = page.getByRole('region', { name: 'This turn, step by step' })
      await expect(parts.getByRole('button', { name: 'Pause' })).toBeVisible()
      await page.keyboard.press('Space')
      await expect(parts.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      const where = await parts.textContent()
      await page.waitForTimeout(700)
      expect(await parts.textContent()).toBe(where)
      // Back to the beginning of the part, and of the one before it.
      await page.keyboard.press(',')
      await page.keyboard.press(',')
      await page.keyboard.press(',')
      expect(await boardPlaces(page)).toEqual(before)
      expect(await turnOf(page)).toBe(1)
      await page.keyboard.press('Space')
      await expect(parts).toContainText('End of the turn', { timeout: 15_000 })
      await eventually(() => turnOf(page)).toBe(2)
      expect(await boardPlaces(page)).toEqual(await placesOf(page))
    },
  )
})

test('rounds follow each other by themselves, and the browser remembers it', ONCE, async ({ page, hand }) => {
  await setUp(page, { Blue: MARLOW, Red: MARLOW })
  const auto = page.getByRole('button', { name: 'Autoplay' })
  await hand.press(auto)
  await eventually(() => turnOf(page), { timeout: 15_000 }).toBeGreaterThan(3)
  await page.reload()
  await expect(auto).toHaveAttribute('aria-pressed', 'true')
  await hand.press(auto)
  await expect(auto).toHaveAttribute('aria-pressed', 'false')
})

test('a turn is coached: each unit comes with a plan, and one is given another', async ({
  page,
  isMobile,
}) => {
  await setUp(page, { Blue: 'You', Red: MARLOW })
  const plans = await planned(page, BLUE)
  expect(Object.values(plans)).toHaveLength(6)
  for (const plan of Object.values(plans)) expect(plan).not.toContain(OWN)
  expect(Object.values(await planned(page, RED))).toEqual(Array(6).fill('secret'))

  // Two strokes down the pool, first to the left or first to the right.
  await plan(page, isMobile, '1,8', ['2,8', '3,9'])
  await eventually(async () => (await planned(page, BLUE)).CF).toMatch(/^✓ .*swim \(3,9\)$/)
  if (!isMobile) {
    await plan(page, isMobile, '1,7', ['2,7', '3,8'])
    await eventually(async () => (await planned(page, BLUE)).RF).toMatch(/^✓ .*swim \(3,8\)$/)
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await barriers(page)).toEqual([])
  expect(await slicedPanels(page)).toEqual([])
  // What bots are doing is said below the score, not on it.
  const score = await page.locator('.scoreboard').boundingBox()
  const said = await page.locator('.thinking').boundingBox()
  expect(said?.y).toBeGreaterThanOrEqual((score?.y ?? Number.NaN) + (score?.height ?? 0))

  if (isMobile) await page.getByRole('button', { name: /^Next round/ }).click()
  else await page.keyboard.press('Space')
  await eventually(() => turnOf(page)).toBe(2)
  expect((await unitsOf(page, BLUE)).CF?.at).toBe('3,9')
  expect((await planned(page, BLUE)).CF).not.toContain(OWN)
  await checkPool(page)
})

test('a swimmer is dragged along its way, by a finger too, and elsewhere the pool itself', async ({
  page,
  isMobile,
}) => {
  await setUp(page, { Blue: 'You', Red: MARLOW })
  if (isMobile) await showWhole(page)
  const way = await spotsOf(page, ['1,9', '2,8', '3,9'])
  await eventually(async () => {
    await drag(page, isMobile, way)
    return (await planned(page, BLUE)).LF
  }).toMatch(/^✓ .*swim \(3,9\)$/)

  // Enlarged, so that there is more of it than is seen.
  const pool = page.locator('.board-layers')
  const box = await pool.boundingBox()
  if (!box) throw new Error('there is no board')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (!isMobile) {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -400)
  }
  const start = { x: middle.x + 60, y: middle.y }
  await eventually(async () => {
    // The button shows the whole and what matters by turns.
    if (isMobile) await fit(page, isMobile)
    const before = await pool.screenshot()
    await drag(page, isMobile, [start, { x: start.x, y: start.y - 70 }])
    return (await pool.screenshot()).equals(before)
  }).toBe(false)
  expect((await planned(page, BLUE)).LF).toMatch(/^✓ .*swim \(3,9\)$/)
})

test('a turn is coached with the keyboard, from the table of the team', ONCE, async ({ page }) => {
  await setUp(page, { Blue: 'You', Red: MARLOW })
  await table(page, BLUE).getByRole('button', { name: 'CB' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Piece details' })).toContainText('center back')
  await page.keyboard.press('x')
  await eventually(async () => (await planned(page, BLUE)).CB).toBe(`${OWN} hold`)
  await page.keyboard.press('d')
  await eventually(async () => (await planned(page, BLUE)).CB).toBe(`${OWN} dive`)
  await page.keyboard.press('p')
  await eventually(async () => (await planned(page, BLUE)).CB).not.toContain(OWN)
})

test(
  'beside a guide and a turn to watch again every button keeps its place on a small screen',
  ONCE,
  async ({ page }) => {
    await setUp(page, { Blue: 'You', Red: MARLOW }, 'e2e', [])
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.keyboard.press('Space')
    await eventually(() => turnOf(page)).toBe(2)
    await page.keyboard.press('n')
    const boxes = ['.match-act', '.chapters', '.commands', '.guide-step']
    await expect(page.locator('.match-act .action').first()).toBeVisible()
    for (const box of boxes) await expect(page.locator(box).first()).toBeVisible()
    const edges = await page.evaluate(
      all =>
        all.map(one => {
          const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? {}
          return [top ?? Number.NaN, bottom ?? Number.NaN]
        }),
      boxes,
    )
    for (const [index, [, bottom = Number.NaN]] of edges.slice(0, -1).entries())
      expect(bottom, boxes[index]).toBeLessThanOrEqual(edges[index + 1]?.[0] ?? Number.NaN)
    expect(await page.locator('.actions').evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThan(
      1,
    )
    if (before) await page.setViewportSize(before)
  },
)

test('the adviser says which plan it would change, and for which unit', ONCE, async ({ page, hand }) => {
  await setUp(page, { Blue: 'You', Red: MARLOW })
  await hand.press(page.getByRole('button', { name: 'What would Vera do?' }))
  const choices = page.getByRole('region', { name: "Vera Undertow's advice" }).getByRole('listitem')
  await expect(choices.first()).toBeVisible({ timeout: 60_000 })
  const told = await choices.allInnerTexts()
  // Chances are left out where all are the same.
  const chance = told.some(one => one.endsWith('%')) ? /\s\d+\s%$/ : /[^%]$/
  for (const one of told) {
    expect(one).toMatch(/^((LF|CF|RF|LB|CB|RB): .+|Next round)/)
    expect(one).toMatch(chance)
  }
  await choices.first().getByRole('button').click()
  await expect(choices).toHaveCount(0)
})

test('two persons plan at one screen, and neither sees what the other plans', async ({
  page,
  hand,
  isMobile,
}) => {
  await setUp(page, { Blue: 'You', Red: 'Human' })
  const board = page.getByRole('grid')
  await expect(board).toBeHidden()
  await hand.press(page.getByRole('button', { name: "I'm Blue, show the board" }))
  await expect(board).toBeVisible()
  if (isMobile) await showWhole(page)
  await hand.choose(await cellNamed(page, '1,10'))
  await page.keyboard.press('x')
  await eventually(async () => (await planned(page, BLUE)).CB).toBe(`${OWN} hold`)
  expect((await readLog(page)).join()).toContain('hold')
  await hand.press(page.getByRole('button', { name: /^Next round/ }))

  await expect(board).toBeHidden()
  await hand.press(page.getByRole('button', { name: "I'm Red, show the board" }))
  await expect(board).toBeVisible()
  expect(Object.values(await planned(page, BLUE))).toEqual(Array(6).fill('secret'))
  expect((await readLog(page)).join()).not.toContain('hold')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await hand.press(page.getByRole('button', { name: /^Next round/ }))

  // Both look at what came of it, then blue plans again.
  const go = page.getByRole('button', { name: /^I'm Blue, let me plan/ })
  await expect(go).toBeVisible()
  await expect(board).toBeVisible()
  expect(await turnOf(page)).toBe(2)
  expect((await unitsOf(page, BLUE)).CB?.at).toBe('1,10')
  await hand.press(go)
  await eventually(async () => Object.values(await planned(page, RED))).toEqual(Array(6).fill('secret'))
  expect(Object.values(await planned(page, BLUE))).not.toContain('secret')
})

/** Always the same match: the seed is given. */
async function setUp(
  page: Page,
  players: Readonly<Record<string, string>>,
  seed = 'e2e',
  guided = ['underwater-hockey'],
): Promise<void> {
  await page.goto('/')
  // The guide has tests of its own.
  await page.evaluate(games => localStorage.setItem('sextant.guided', JSON.stringify(games)), guided)
  await page.getByRole('link', { name: `Set up ${TITLE}` }).click()
  await expect(page.getByRole('heading', { name: `Set up ${TITLE}` })).toBeVisible()
  for (const [side, player] of Object.entries(players))
    await page.getByRole('combobox', { name: side, exact: true }).selectOption({ label: player })
  await page.getByRole('textbox', { name: 'Random seed' }).fill(seed)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(
    page
      .getByRole('grid')
      .or(page.getByRole('heading', { name: /^Hand over/ }))
      .first(),
  ).toBeVisible()
}

function status(page: Page): Locator {
  return page.locator('.match-status').filter({ hasText: /^Turn \d+ of \d+:|wins \d|^Draw, \d/ })
}

async function turnOf(page: Page): Promise<number> {
  const [, turn] = /^Turn (\d+) of/.exec((await status(page).textContent()) ?? '') ?? []
  return Number(turn)
}

function table(page: Page, team: string): Locator {
  // By attribute, as it is read in every turn.
  return page.locator(`table[aria-label="${team}"]`)
}

interface ToldUnit {
  readonly at: string
  readonly breath: number
  readonly most: number
  readonly plane: string
  readonly plan: string
}

/** The units of a team as its table tells them, by position. */
async function unitsOf(page: Page, team: string): Promise<Record<string, ToldUnit>> {
  const rows = await table(page, team)
    .locator('tbody tr')
    .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent ?? '')))
  return Object.fromEntries(
    rows.map(([position = '', at = '', breath = '', plane = '', plan = '']) => {
      const [left, most] = breath.split('/').map(Number)
      return [
        position,
        { at: at.replace(/[()]/g, ''), breath: left ?? Number.NaN, most: most ?? Number.NaN, plane, plan },
      ]
    }),
  )
}

async function planned(page: Page, team: string): Promise<Record<string, string>> {
  const units = Object.entries(await unitsOf(page, team))
  return Object.fromEntries(units.map(([position, { plan }]) => [position, plan]))
}

/** Where everybody is, as the tables tell. */
async function placesOf(page: Page): Promise<string[]> {
  return namedPlaces(await unitsOf(page, BLUE), await unitsOf(page, RED))
}

type ToldTeam = Readonly<Record<string, ToldUnit>>

function namedPlaces(blue: ToldTeam, red: ToldTeam): string[] {
  const placesIn = (team: string, units: ToldTeam) =>
    Object.entries(units).map(([position, { at }]) => `${team} ${position} ${at}`)
  return [...placesIn('Blue', blue), ...placesIn('Red', red)].sort()
}

const POSITIONS: Readonly<Record<string, string>> = {
  'left forward': 'LF',
  'center forward': 'CF',
  'right forward': 'RF',
  'left back': 'LB',
  'center back': 'CB',
  'right back': 'RB',
}

/** Where everybody is, as the board tells a screen reader. */
async function boardPlaces(page: Page): Promise<string[]> {
  const cells = await readBoard(page)
  return cells
    .flatMap(({ name }) => {
      const at = addressIn(name)
      return [...name.matchAll(/(Blue|Red) (left|center|right) (forward|back)/g)].map(
        ([, team, side, line]) => `${team} ${POSITIONS[`${side} ${line}`]} ${at}`,
      )
    })
    .sort()
}

/** Breath is never less than none or more than full, and nobody shares a tile with somebody of the same plane. */
async function checkPool(page: Page): Promise<void> {
  const [blue, red] = [await unitsOf(page, BLUE), await unitsOf(page, RED)]
  const units = [...Object.values(blue), ...Object.values(red)]
  expect(units).toHaveLength(12)
  for (const { breath, most } of units) {
    expect(breath).toBeGreaterThanOrEqual(0)
    expect(breath).toBeLessThanOrEqual(most)
  }
  const taken = units.map(({ at, plane }) => `${at} ${plane}`)
  expect(new Set(taken).size).toBe(taken.length)
  expect(await boardPlaces(page)).toEqual(namedPlaces(blue, red))
}

async function scoreOf(page: Page): Promise<[number, number]> {
  const shown = page.getByRole('region', { name: 'Stats', includeHidden: true })
  const [, blue, red] = /Score\s*(\d+) : (\d+)/.exec((await shown.textContent()) ?? '') ?? []
  return [Number(blue), Number(red)]
}

/** As many goals are told of as are on the board. */
async function checkScore(page: Page, seen: Map<string, number>): Promise<void> {
  const log = await readLog(page)
  const told = ['Blue', 'Red'].map(team => log.filter(line => line.startsWith(`Goal for ${team}!`)).length)
  expect(await scoreOf(page)).toEqual(told)
  for (const [seat, team] of ['Blue', 'Red'].entries()) {
    const goals = told[seat] ?? 0
    // A goal is never taken back, and no two are scored at once.
    expect(goals - (seen.get(team) ?? 0)).toBeGreaterThanOrEqual(0)
    expect(goals - (seen.get(team) ?? 0)).toBeLessThanOrEqual(1)
    seen.set(team, goals)
  }
}

/** Row and column, which end what is told of a tile. */
function addressIn(name: string): string | undefined {
  return [...name.matchAll(/(?:^|, )(\d+,\d+)(?=,|$)/g)].at(-1)?.[1]
}

/** The whole name of the cell at a position. */
async function cellNamed(page: Page, at: string): Promise<string> {
  const cell = (await readBoard(page)).find(({ name }) => addressIn(name) === at)
  if (!cell) throw new Error(`there is no tile ${at}`)
  return cell.name
}

/** On a phone the board is shown around what matters, until one asks for all of it. */
async function showWhole(page: Page): Promise<void> {
  await fit(page, true)
}

/** Drags a unit over tiles; a finger taps it and then where it goes. */
async function plan(page: Page, isMobile: boolean, from: string, way: readonly string[]): Promise<void> {
  if (isMobile) await showWhole(page)
  const spots = await spotsOf(page, [from, ...way])
  const [start, end] = [spots[0], spots.at(-1)]
  if (!start || !end) throw new Error('a way has a beginning and an end')
  if (isMobile) {
    await page.touchscreen.tap(start.x, start.y)
    await page.touchscreen.tap(end.x, end.y)
  } else await drag(page, isMobile, spots)
}

/** Where tiles are on the screen while the whole pool is in view. */
async function spotsOf(page: Page, tiles: readonly string[]): Promise<Spot[]> {
  const spots: Spot[] = []
  for (const at of tiles)
    spots.push(await placeOnScreen(page, await findCell(page, await cellNamed(page, at))))
  return spots
}

async function fit(page: Page, isMobile: boolean): Promise<void> {
  const button = page.getByRole('button', { name: 'Fit the board into view' })
  await (isMobile ? button.tap() : button.click())
}

function labels(buttons: (SVGElement | HTMLElement)[]): string[] {
  return buttons.map(button => button.getAttribute('aria-label') ?? '')
}
