import type { Page } from '@playwright/test'
import { orientationOf, readBoard, type ToldCell } from './board.ts'
import { evaluateSoon } from './evaluate-soon.ts'

/** Where a cell's middle is on the page now. */
export async function placeOnScreen(
  page: Page,
  cell: Pick<ToldCell, 'q' | 'r'>,
): Promise<{ x: number; y: number }> {
  const { view, camera } = await evaluateSoon(page.locator('.board-layers'), ([board, another]) => {
    if (!board || another) return
    const { x, y, width, height } = board.getBoundingClientRect()
    return {
      view: { x, y, width, height },
      camera: board.getAttribute('data-camera')?.split(' ').map(Number),
    }
  })
  if (view.width === 0 || !camera) throw new Error('there is no board to be seen')
  const [x = 0, y = 0, scale = 1] = camera
  const at = CENTRES[orientationOf(await readBoard(page))](cell)
  return {
    x: view.x + view.width / 2 + (at.x - x) * scale,
    y: view.y + view.height / 2 + (at.y - y) * scale,
  }
}

type Axial = Pick<ToldCell, 'q' | 'r'>

/** The middles of hexes of size 1. */
const CENTRES = {
  flat: ({ q, r }: Axial) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) }),
  pointy: ({ q, r }: Axial) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r }),
} as const
