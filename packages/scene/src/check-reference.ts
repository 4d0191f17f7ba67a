import type { Flaw } from '@sextant/engine'
import type { Scene } from './scene.ts'

/** Whatever in a scene points at something else must find it: a cell or place, a side, a part of the skin. */
export function whyNotPlace(scene: Scene, place: number, path: string): Flaw[] {
  if (isPlace(scene, place)) return []
  if (scene.stage.kind === 'sea')
    return [{ path, message: `there is no place ${place} on the sea; places are 0 and 1` }]
  const things = scene.stage.kind === 'hexes' ? 'cells' : 'places'
  return [{ path, message: `there is no ${things.slice(0, -1)} ${place}; ${upTo(things, placesIn(scene))}` }]
}

export function whyNotSide(scene: Scene, side: number | undefined, path: string): Flaw[] {
  if (side === undefined || isBelow(scene.sides.length, side)) return []
  return [{ path, message: `there is no side ${side}; ${upTo('sides', scene.sides.length)}` }]
}

export function whyUnknown(kind: string, name: string, known: object, path: string): Flaw[] {
  if (Object.hasOwn(known, name)) return []
  const names = Object.keys(known).join(', ') || 'none'
  return [{ path, message: `the skin has no ${kind} "${name}"; it has ${names}` }]
}

export function isPlace(scene: Scene, place: number): boolean {
  return isBelow(placesIn(scene), place)
}

/** How many cells or places a scene's stage has. */
export function placesIn({ stage }: Scene): number {
  switch (stage.kind) {
    case 'sea':
      return 2
    case 'hexes':
      return stage.cells.length
    case 'chart':
      return stage.places.length
  }
}

function isBelow(count: number, number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < count
}

function upTo(things: string, count: number): string {
  return count === 0 ? `there are no ${things}` : `${things} are 0 to ${count - 1}`
}
