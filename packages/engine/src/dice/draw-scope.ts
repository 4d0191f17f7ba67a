import type { Dice } from './dice.ts'

/**
 * All that some draws decide: places in the state and, by type, in events, as JSON Pointers. Exact odds of anything else
 * need not try every way these draws can fall, which may be millions. Make one object for each scope, not one a draw.
 */
export interface DrawScope {
  readonly state: readonly string[]
  readonly events: Readonly<Record<string, readonly string[]>>
}

/** Draws that decide nothing outside their scope: how much loot is found, not whether the ship goes down. */
export function drawWithin<T>(dice: Dice, scope: DrawScope, draw: (dice: Dice) => T): T {
  return dice.within ? dice.within(scope, draw) : draw(dice)
}

/** Whether one place lies in the other, or is it. */
export function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)
}
