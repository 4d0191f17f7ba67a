import type { Page } from '@playwright/test'
import { orientationOf, readBoard, type ToldCell } from './board.ts'

/** Free around a board that is fitted into view, and the largest size of a hex there, both in CSS pixels. */
const MARGIN = 20
const LARGEST = 64

/**
 * Where a cell's middle is on the page, as long as nobody has moved the view: a canvas does not say what is where,
 * but the whole board lies in the middle of it, as large as it fits.
 */
export async function placeOnScreen(page: Page, cell: ToldCell): Promise<{ x: number; y: number }> {
  const view = await page.locator('.board canvas').first().boundingBox()
  if (!view) throw new Error('there is no board to be seen')
  const cells = await readBoard(page)
  const { centre, half } = SHAPES[orientationOf(cells)]
  const centres = cells.map(centre)
  const [left, right] = extent(
    centres.map(({ x }) => x),
    half.x,
  )
  const [top, bottom] = extent(
    centres.map(({ y }) => y),
    half.y,
  )
  // Rulers take some room around the cells.
  const world = await page.locator('.board-layers').getAttribute('data-world')
  const [width = right - left, height = bottom - top] = world?.split(' ').map(Number) ?? []
  const size = Math.min((view.width - 2 * MARGIN) / width, (view.height - 2 * MARGIN) / height, LARGEST)
  const at = centre(cell)
  return {
    x: view.x + view.width / 2 + (at.x - (left + right) / 2) * size,
    y: view.y + view.height / 2 + (at.y - (top + bottom) / 2) * size,
  }
}

/** Of hexes of size 1: their middles, and half their width and height. */
const SHAPES = {
  flat: {
    centre: ({ q, r }: ToldCell) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) }),
    half: { x: 1, y: Math.sqrt(3) / 2 },
  },
  pointy: {
    centre: ({ q, r }: ToldCell) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r }),
    half: { x: Math.sqrt(3) / 2, y: 1 },
  },
} as const

function extent(middles: readonly number[], half: number): [number, number] {
  return [Math.min(...middles) - half, Math.max(...middles) + half]
}
