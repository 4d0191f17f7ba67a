import type { Locator, Page } from '@playwright/test'
import { boardOf, findCell, orientationOf, readBoard, type ToldCell } from './board.ts'
import { placeOnScreen } from './place-on-screen.ts'

/** How a person touches the page: with a mouse, with a finger, or with keys alone. */
export interface Hand {
  /** Chooses a cell of the board by its name. */
  choose(cell: string): Promise<void>
  /** Goes where a chosen piece can go, by the name of the cell. */
  act(cell: string): Promise<void>
  press(control: Locator): Promise<void>
}

export function mouse(page: Page): Hand {
  const choose = async (name: string) => {
    const { x, y } = await placeOnScreen(page, await findCell(page, name))
    await page.mouse.click(x, y)
  }
  return { choose, act: choose, press: control => control.click() }
}

/** A first tap shows what would happen; a second one does it. */
export function touch(page: Page): Hand {
  const choose = async (name: string) => {
    const { x, y } = await placeOnScreen(page, await findCell(page, name))
    await page.touchscreen.tap(x, y)
  }
  const act = async (name: string) => {
    // Where it is does not change with what is written beside it once it is tapped.
    const { x, y } = await placeOnScreen(page, await findCell(page, name))
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
  }
  return { choose, act, press: control => control.tap() }
}

export function keyboard(page: Page): Hand {
  const choose = async (name: string) => {
    await tabTo(page, boardOf(page).locator('[tabindex="0"]'))
    await walkTo(page, await findCell(page, name))
    await page.keyboard.press('Enter')
  }
  const press = async (control: Locator) => {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  }
  return { choose, act: choose, press }
}

const MOST_TABS = 80

/** Tab by Tab, as someone without a mouse gets anywhere. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once, not after every key: by role each element of the page would be looked at.
  let element = await target.elementHandle()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle()
    if (await element?.evaluate(found => found.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with ${MOST_TABS} times Tab`)
}

/** The keys that lead to each of the six neighbours, and the way they go. */
type Way = readonly [key: string, q: number, r: number]
const WAYS: Readonly<Record<'flat' | 'pointy', readonly Way[]>> = {
  flat: [
    ['ArrowUp', 0, -1],
    ['PageUp', 1, -1],
    ['PageDown', 1, 0],
    ['ArrowDown', 0, 1],
    ['End', -1, 1],
    ['Home', -1, 0],
  ],
  pointy: [
    ['ArrowRight', 1, 0],
    ['PageDown', 0, 1],
    ['End', -1, 1],
    ['ArrowLeft', -1, 0],
    ['Home', 0, -1],
    ['PageUp', 1, -1],
  ],
}

const MOST_WALKS = 10

/** Key by key the shortest way; where that ends elsewhere, as at a hole of the board, on from there. */
async function walkTo(page: Page, target: ToldCell): Promise<void> {
  for (let walks = 0; walks < MOST_WALKS; walks++) {
    const cells = await readBoard(page)
    const here = cells.find(({ current }) => current)
    if (!here) throw new Error('the board has no cell that can be focused')
    const keys = keysTo(here, target, WAYS[orientationOf(cells)])
    if (keys.length === 0) return
    for (const key of keys) await page.keyboard.press(key)
  }
  throw new Error(`${target.name} is not reached with the arrow keys`)
}

function keysTo(from: ToldCell, to: ToldCell, ways: readonly Way[]): string[] {
  const keys: string[] = []
  let [q, r] = [to.q - from.q, to.r - from.r]
  while (distance(q, r) > 0) {
    const left = ([, dq, dr]: Way) => distance(q - dq, r - dr)
    const [key, dq, dr] = ways.reduce((best, way) => (left(way) < left(best) ? way : best))
    keys.push(key)
    q -= dq
    r -= dr
  }
  return keys
}

function distance(q: number, r: number): number {
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}
