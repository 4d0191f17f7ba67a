import type { ShipClass } from '../schema/classes.ts'
import { SIDES } from '../schema/names.ts'

export const SQUADRON = 'Mini from every side, of size 0, without shields and armor'

/** Whether a class is of small craft, which carriers launch. */
export function isSquadron({ silhouette, size, shields, armor }: ShipClass): boolean {
  const bare = SIDES.every(side => shields[side] === 0 && armor[side] === 0)
  return silhouette.front === 'mini' && silhouette.side === 'mini' && size === 0 && bare
}
