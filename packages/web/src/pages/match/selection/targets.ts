import type { Scene, Target } from '@sextant/scene'
import type { Spot } from '../../../board/contract.ts'

const places = new WeakMap<Scene, ReadonlyMap<string, number>>()

/** The number of the cell or place a target stands on; nothing for a piece that is not there. */
export function cellOf(target: Target, scene: Scene): number | undefined {
  if ('cell' in target) return target.cell
  // Asked for hundreds of choices at every movement of the pointer. A scene does not change.
  let known = places.get(scene)
  if (!known) {
    known = new Map(scene.pieces.map(({ id, at }) => [id, at]))
    places.set(scene, known)
  }
  return known.get(target.piece)
}

/** The same for the same target. */
export function keyOf(target: Target): string {
  return 'piece' in target ? `piece ${target.piece}` : `cell ${target.cell}`
}

/** What a spot stands for: the piece that was meant, else one in its cell, else the cell. */
export function targetAt({ cell, piece }: Spot, { pieces }: Scene): Target {
  const there = pieces.filter(({ at, ghost }) => at === cell && !ghost)
  const found = there.find(({ id }) => id === piece) ?? there[0]
  return found ? { piece: found.id } : { cell }
}
