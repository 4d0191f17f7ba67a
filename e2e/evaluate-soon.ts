import type { Locator } from '@playwright/test'

type Element = SVGElement | HTMLElement

/**
 * What `ask` says of the elements, as soon as it says something. `Locator.evaluate` takes four times as long, as it looks for
 * its element frame by frame even where it is there.
 */
export async function evaluateSoon<T>(
  locator: Locator,
  ask: (elements: Element[]) => T | undefined,
): Promise<T> {
  const now = await locator.evaluateAll(ask)
  if (now !== undefined) return now
  // Not there yet, or there more than once, which this says in words.
  await locator.waitFor({ state: 'attached' })
  const then = await locator.evaluateAll(ask)
  if (then === undefined) throw new Error(`${locator} was there, and is gone again`)
  return then
}
