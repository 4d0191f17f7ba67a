import type { Page } from '@playwright/test'
import { readBoard, type ToldCell } from './board.ts'
import { GAME } from './game.ts'

/** Free around a board that is fitted into view, and the largest size of a hex there, both in CSS pixels. */
const MARGIN = 20
const LARGEST = 64

/**
 * Where a cell's middle is on the page, as long as nobody has moved the view: a canvas does not say what is where,
 * but the whole board lies in the middle of it, as large as it fits.
 */
export async function placeOnScreen(page: Page, cell: ToldCell): Promise<{ x: number; y: number }> {
  const view = await page.locator('canvas').first().boundingBox()
  if (!view) throw new Error('there is no board to be seen')
  const centres = (await readBoard(page)).map(centre)
  const [left, right] = extent(
    centres.map(({ x }) => x),
    HALF.x,
  )
  const [top, bottom] = extent(
    centres.map(({ y }) => y),
    HALF.y,
  )
  const size = Math.min(
    (view.width - 2 * MARGIN) / (right - left),
    (view.height - 2 * MARGIN) / (bottom - top),
    LARGEST,
  )
  const at = centre(cell)
  return {
    x: view.x + view.width / 2 + (at.x - (left + right) / 2) * size,
    y: view.y + view.height / 2 + (at.y - (top + bottom) / 2) * size,
  }
}

const FLAT = (GAME.orientation as string) === 'flat'

/** Half the width and height of a hex of size 1. */
const HALF = FLAT ? { x: 1, y: Math.sqrt(3) / 2 } : { x: Math.sqrt(3) / 2, y: 1 }

function centre({ q, r }: ToldCell): { x: number; y: number } {
  return FLAT ? { x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) } : { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r }
}

function extent(middles: readonly number[], half: number): [number, number] {
  return [Math.min(...middles) - half, Math.max(...middles) + half]
}
