import { areaOf, type Rectangle, touches, union } from '../geometry/rectangle.ts'

/**
 * What of a layer has to be drawn again: all of it, or some boxes in world units. Boxes that touch are joined, so
 * that nothing translucent is drawn twice.
 */
export interface Damage {
  all: boolean
  boxes: Rectangle[]
}

export function noDamage(): Damage {
  return { all: false, boxes: [] }
}

export function isDamaged({ all, boxes }: Damage): boolean {
  return all || boxes.length > 0
}

export function damageAll(damage: Damage): void {
  damage.all = true
  damage.boxes = []
}

export function damageBox(damage: Damage, box: Rectangle): void {
  if (damage.all) return
  let joined = box
  // A grown box may touch one that the smaller did not, so it looks again until nothing is left to join.
  for (;;) {
    const apart = damage.boxes.filter(other => !touches(other, joined))
    if (apart.length === damage.boxes.length) break
    for (const other of damage.boxes) if (touches(other, joined)) joined = union(joined, other)
    damage.boxes = apart
  }
  damage.boxes.push(joined)
}

/** Takes what was noted, leaving nothing; boxes that cover most of the view are not worth the clipping. */
export function takeDamage(damage: Damage, view: Rectangle): Damage {
  const covered = damage.boxes.reduce((sum, box) => sum + areaOf(box), 0)
  const taken: Damage =
    damage.all || covered > areaOf(view) * 0.6 || damage.boxes.length > 24
      ? { all: true, boxes: [] }
      : { all: false, boxes: damage.boxes.filter(box => touches(box, view)) }
  damage.all = false
  damage.boxes = []
  return taken
}
