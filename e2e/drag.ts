import type { Page } from '@playwright/test'

/** On the page, in CSS pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** From spot to spot without letting go, with the mouse or a finger. */
export async function drag(page: Page, isMobile: boolean, [start, ...rest]: readonly Spot[]): Promise<void> {
  if (!start) throw new Error('a way has a beginning')
  if (!isMobile) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 })
    await page.mouse.up()
    return
  }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  // Sent at once: a finger that waits for an answer on a busy machine is one that is held still.
  const sent = [touch('touchStart', [start])]
  let from = start
  for (const to of rest) {
    for (let step = 1; step <= 6; step++) {
      const part = step / 6
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      sent.push(touch('touchMove', [at]))
    }
    from = to
  }
  await Promise.all([...sent, touch('touchEnd', [])])
  await finger.detach()
}
