import type { Flaw } from '@sextant/engine'

/** What has sides to name, as scenes have. */
export interface Sided {
  readonly sides: readonly unknown[]
}

/** Whatever in a scene names something else must find it: a side, a part of the skin. */
export function whyNotSide(scene: Sided, side: number | undefined, path: string): Flaw[] {
  if (side === undefined || isBelow(scene.sides.length, side)) return []
  return [{ path, message: `there is no side ${side}; ${upTo('sides', scene.sides.length)}` }]
}

export function whyUnknown(kind: string, name: string, known: object, path: string): Flaw[] {
  if (Object.hasOwn(known, name)) return []
  const names = Object.keys(known).join(', ') || 'none'
  return [{ path, message: `the skin has no ${kind} "${name}"; it has ${names}` }]
}

export function isBelow(count: number, number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < count
}

/** `cells are 0 to 6`. */
export function upTo(things: string, count: number): string {
  return count === 0 ? `there are no ${things}` : `${things} are 0 to ${count - 1}`
}
