import type { Arrow, Effect, Scene } from '@sextant/scene'
import { arrowsOf } from '../board/index.ts'

/** Arrows for what was done, in the order it happened, so that it can still be seen when it is over. */
export function trailOf(effects: readonly Effect[], before: Scene, side: number): Arrow[] {
  return arrowsOf(effects, before).map(arrow => ({ ...arrow, side }))
}

/** The arrows with their place in the order written on them. */
export function numbered(arrows: readonly Arrow[]): Arrow[] {
  if (arrows.length < 2) return [...arrows]
  return arrows.map((arrow, number) => ({ ...arrow, label: String(number + 1) }))
}
