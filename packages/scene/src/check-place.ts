import type { Flaw } from '@sextant/engine'
import { isBelow } from './check-reference.ts'
import type { Scene } from './scene.ts'
import { stageKind } from './stages/index.ts'

/** Whatever in a scene is at a cell or place must find it on the stage. */
export function whyNotPlace(scene: Scene, place: number, path: string): Flaw[] {
  if (isPlace(scene, place)) return []
  return [{ path, message: stageKind(scene.stage).noPlace(scene.stage, place) }]
}

export function isPlace(scene: Scene, place: number): boolean {
  return isBelow(placesIn(scene), place)
}

/** How many cells or places a scene's stage has. */
export function placesIn({ stage }: Scene): number {
  return stageKind(stage).places(stage)
}
