import type { Point } from '@sextant/hex'
import { type Rectangle, touches } from '../../geometry/rectangle.ts'

/** Something to be written on a chart, and the boxes it may stand in, the best first. */
export interface Label {
  readonly anchors: readonly Rectangle[]
  /** Written even where it covers something; others are left out until there is room. */
  readonly needed: boolean
}

export interface Crowd {
  /** What must not be written over. */
  readonly discs: readonly Rectangle[]
  /** What had better not be. */
  readonly lines: readonly (readonly [Point, Point])[]
  readonly within: Rectangle
}

/** A box for each label, none over another, over a place or beyond the edge; undefined where there is no room. */
export function labelBoxes(
  labels: readonly Label[],
  { discs, lines, within }: Crowd,
): (Rectangle | undefined)[] {
  const taken: Rectangle[] = [...discs]
  return labels.map(({ anchors, needed }) => {
    const rated = anchors.map((box, number) => ({
      box,
      covered: taken.reduce((sum, other) => sum + overlap(box, other), 0) + beyond(box, within),
      unease: number * 0.4 + lines.filter(([a, b]) => crosses(box, a, b)).length,
    }))
    rated.sort((a, b) => a.covered - b.covered || a.unease - b.unease)
    const best = rated[0]
    if (!best || (best.covered > 0 && !needed)) return undefined
    taken.push(best.box)
    return best.box
  })
}

function overlap(a: Rectangle, b: Rectangle): number {
  if (!touches(a, b)) return 0
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width * height
}

/** How much of a box is not within another. */
function beyond(box: Rectangle, within: Rectangle): number {
  const area = box.width * box.height
  const inside = overlap(box, within)
  return area - inside < area * 1e-6 ? 0 : area - inside
}

/** Whether a line goes through a box: cut down to what is within it, side by side. */
function crosses(box: Rectangle, a: Point, b: Point): boolean {
  let [first, last] = [0, 1]
  for (const [start, change, low, high] of [
    [a.x, b.x - a.x, box.x, box.x + box.width],
    [a.y, b.y - a.y, box.y, box.y + box.height],
  ] as const) {
    if (change === 0) {
      if (start < low || start > high) return false
      continue
    }
    const [enter, exit] = [(low - start) / change, (high - start) / change]
    first = Math.max(first, Math.min(enter, exit))
    last = Math.min(last, Math.max(enter, exit))
  }
  return first <= last
}
