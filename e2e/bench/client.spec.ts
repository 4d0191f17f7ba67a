import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { games } from '@sextant/games'
import { findCell, readBoard } from '../board.ts'
import { BOT_BEGINS, fixSeed, followLink, PERSON_BEGINS, visit, watchFiles } from '../first-load.ts'
import { eventually, expect, testInOwnProfile as test } from '../fixtures.ts'
import { PLAYABLE, titlesOf } from '../game.ts'
import { mouse } from '../hands.ts'
import { openHome, startGame } from '../person.ts'
import { placeOnScreen } from '../place-on-screen.ts'
import { serveClient } from '../served-client.ts'
import { keep, type Measurements, median } from './measurements.ts'

const measured: Measurements = { browser: '', loads: [], frames: [] }
const CLICKS = 20
/** A game in which dice say who begins. */
const ROLLED = titlesOf('broadside')

test.beforeAll(({ browser }) => {
  measured.browser = browser.version()
})
test.afterAll(() => keep(measured))

interface Load {
  readonly what: string
  readonly title?: Readonly<Record<string, string>>
  readonly seed?: number
  /** The id of the game that a link leads to. */
  readonly link?: string
}

const LOADS: readonly Load[] = [
  { what: 'the home page' },
  ...games.map(({ title }) => ({ what: `the home page and a match of ${title.en}`, title })),
  {
    what: `the same of ${ROLLED.title}, where the bot begins`,
    title: { en: ROLLED.title, zh: ROLLED.chineseTitle },
    seed: BOT_BEGINS,
  },
  ...games
    .filter(({ kind }) => kind === 'game')
    .map(({ id, title }) => ({ what: `a link to ${title.en}`, title, link: id })),
]

for (const locale of ['en', 'zh'] as const)
  test.describe(`in ${locale}, the first load of`, () => {
    test.use({ locale })

    for (const { what, title, seed = PERSON_BEGINS, link } of LOADS)
      test(what, async ({ page }) => {
        await fixSeed(page, seed)
        const files = watchFiles(page)
        if (link === undefined) await visit(page, title?.[locale])
        else await followLink(page, link, title?.[locale])
        if (seed === BOT_BEGINS)
          await expect(page.locator('.action').first()).toBeEnabled({ timeout: 60_000 })
        measured.loads.push({ what, locale, files: await files() })
      })
  })

test('frames', async ({ page, faults }) => {
  faults.expect(/asked a stranger: http:\/\/127\.0\.0\.1:|favicon\.ico/)
  const lab = await serveClient(fileURLToPath(new URL('../../.cache/board-lab', import.meta.url)))
  await page.goto(`${lab.url}board-lab.html`)
  const kinds = { redraw: 'all of a board of 169 hexes again', pan: 'a board of 3,600 hexes, moving' }
  for (const [kind, what] of Object.entries(kinds)) {
    const result = await page.evaluate<Frames>(`frameBench(${JSON.stringify(kind)})`)
    const { median: work, p99, intervals } = result
    measured.frames.push({ what, median: work, p99, interval: median(intervals) })
  }
  await lab.close()
})

test('from pressing on a piece to seeing it chosen', async ({ page }) => {
  await openHome(page)
  await startGame(page, mouse(page), PLAYABLE[0])
  const pieces = await able(page)
  expect(pieces.length, 'pieces to click on in turn').toBe(2)
  const times: number[] = []
  for (let click = 0; click < CLICKS; click++) {
    const { x, y } = pieces[click % pieces.length] ?? { x: 0, y: 0 }
    await page.mouse.move(x, y)
    const painted = await page.evaluateHandle(watchForChosen)
    await page.mouse.down()
    await page.mouse.up()
    times.push(await painted.evaluate(({ time }) => time))
  }
  measured.answer = { clicks: times.length, median: median(times), longest: Math.max(...times) }
})

interface Frames {
  readonly median: number
  readonly p99: number
  readonly intervals: readonly number[]
}

/** Where two pieces are that can be chosen; pressing on an enemy shows its reach but chooses nothing. */
async function able(page: Page): Promise<{ x: number; y: number }[]> {
  const found: { x: number; y: number }[] = []
  for (const cell of await readBoard(page)) {
    if (/^(at|held by) /.test(cell.name)) continue
    const place = await placeOnScreen(page, cell)
    await page.mouse.click(place.x, place.y)
    // On a busy machine the board is updated a moment later.
    const isChosen = async () => (await findCell(page, cell.name)).states.includes('selected')
    const chosen = await eventually(isChosen, { timeout: 500 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
    if (chosen) found.push(place)
    await page.keyboard.press('Escape')
    if (found.length === 2) break
  }
  return found
}

/** In the page: the time from the next press until the frame is painted in which the board has another chosen cell. */
function watchForChosen(): { time: Promise<number> } {
  const time = new Promise<number>(resolve => {
    let pressed: number | undefined
    addEventListener('pointerdown', event => (pressed = event.timeStamp), { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (pressed === undefined) return
      const from = pressed
      watch.disconnect()
      requestAnimationFrame(() => {
        // Handed over after the frame's callbacks, when it has been painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - from)
        port2.postMessage(undefined)
      })
    })
    const grid = document.querySelector('[role=grid]') ?? document
    watch.observe(grid, { subtree: true, attributes: true, attributeFilter: ['aria-selected'] })
  })
  // Wrapped, for a bare promise would be waited for here and now.
  return { time }
}
