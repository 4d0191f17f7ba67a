import type { Scene } from '@sextant/scene'
import type { Overlay } from '../contract.ts'
import { type Places, pointOf } from '../geometry/places.ts'

/** The places that can be chosen now, and those with pieces, nearest to the piece whose turn it is first. */
export function placesThatMatter(scene: Scene, overlay: Overlay, places: Places) {
  const { x, y } = pointOf(places, scene.pieces.find(({ id }) => id === scene.acting)?.at ?? scene.focus ?? 0)
  const sorted = (some: readonly number[]) =>
    [...new Set(some)]
      .map(place => {
        const at = pointOf(places, place)
        return {
          place,
          far: Math.round(Math.hypot(at.x - x, at.y - y)),
          turn: Math.atan2(at.y - y, at.x - x),
        }
      })
      .sort((a, b) => a.far - b.far || a.turn - b.turn)
      .map(({ place }) => place)
  return {
    choosable: sorted(
      overlay.highlights.flatMap(({ cell, meaning }) =>
        meaning === 'reach' || meaning === 'target' ? [cell] : [],
      ),
    ),
    pieces: sorted(scene.pieces.flatMap(({ at, ghost }) => (ghost ? [] : [at]))),
  }
}

/** The one after or before the cursor, around the end; the first where the cursor is on none of them. */
export function jumpFrom(cursor: number, among: readonly number[], back: boolean): number {
  const at = among.indexOf(cursor)
  if (at < 0) return (back ? among.at(-1) : among[0]) ?? cursor
  return among[(at + (back ? among.length - 1 : 1)) % among.length] ?? cursor
}
