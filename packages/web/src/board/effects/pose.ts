import type { Point } from '@sextant/hex'
import type { Effect } from '@sextant/scene'
import { arrive, hop, leave } from '../draw/easing.ts'
import { type Places, pointOf } from '../geometry/places.ts'
import { type Clip, STRIKE_IMPACT } from '../core/timeline.ts'

/** How a piece that is in motion differs from how it stands. */
export interface Pose {
  /** Where its middle is, in world units. */
  readonly x: number
  readonly y: number
  /** Radians clockwise from east, where it is turning. */
  readonly angle?: number
  readonly alpha: number
  readonly size: number
}

/** A piece in the middle of an effect; `part` of it has passed, 0 to 1. */
export function poseIn(
  clip: Clip,
  part: number,
  home: Point,
  facing: number | undefined,
  places: Places,
): Pose | undefined {
  const { effect } = clip
  switch (effect.kind) {
    case 'move': {
      const at = alongPath(effect.path, leave(part), places)
      const under = { x: at.x, y: at.y, alpha: 1, size: 1 + 0.06 * hop(part) }
      return places.kind === 'chart' ? { ...under, angle: courseAt(effect.path, leave(part), places) } : under
    }
    case 'turn':
      return {
        ...home,
        angle: turned(facing ?? effect.facing, effect.facing, arrive(part), places),
        alpha: 1,
        size: 1,
      }
    case 'level': {
      // Halfway it goes through the surface, and is hardly to be seen.
      const through = hop(part)
      return { ...home, alpha: 1 - 0.55 * through, size: 1 - 0.22 * through }
    }
    case 'appear':
      return { ...home, alpha: part, size: 0.4 + 0.6 * arrive(part) }
    case 'vanish':
      if (places.kind === 'sea')
        return { ...home, y: home.y + 3.1 * leave(part), angle: 0.75 * leave(part), alpha: 1, size: 1 }
      return { ...home, alpha: 1 - leave(part), size: 1 - 0.5 * leave(part) }
    default:
      return undefined
  }
}

/** The one who strikes leans into it; a gun recoils instead. */
export function strikerPose(clip: Clip, part: number, home: Point, places: Places): Pose | undefined {
  const { effect } = clip
  if (effect.kind !== 'strike') return undefined
  const { x: dx, y: dy } = heading(effect.from, effect.to, places)
  const lean = leanOf(effect.style, part)
  return { x: home.x + dx * lean, y: home.y + dy * lean, alpha: 1, size: 1 }
}

/** The one who is struck shakes from the moment it lands. */
export function struckPose(clip: Clip, part: number, home: Point, places: Places): Pose | undefined {
  const { effect } = clip
  if (effect.kind !== 'strike' || effect.missed || part < STRIKE_IMPACT) return undefined
  const { x: dx, y: dy } = heading(effect.from, effect.to, places)
  const after = (part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT)
  const shake = 0.2 * (1 - after) * Math.cos(after * 15)
  return { x: home.x + dx * shake, y: home.y + dy * shake, alpha: 1, size: 1 }
}

/** Straight through the centres at an even pace: 0 is the start of the path, 1 its end. */
export function alongPath(path: readonly number[], part: number, places: Places): Point {
  const legs = path.length - 1
  const at = Math.min(Math.max(part, 0), 1) * legs
  const leg = Math.min(Math.floor(at), Math.max(legs - 1, 0))
  const from = pointOf(places, path[leg] ?? 0)
  const to = pointOf(places, path[leg + 1] ?? path[leg] ?? 0)
  return { x: from.x + (to.x - from.x) * (at - leg), y: from.y + (to.y - from.y) * (at - leg) }
}

/** Which way it goes at a moment of its path: on a chart a ship points along its way. */
function courseAt(path: readonly number[], part: number, places: Places): number {
  const leg = Math.min(Math.floor(part * (path.length - 1)), Math.max(path.length - 2, 0))
  const { x, y } = heading(path[leg] ?? 0, path[leg + 1] ?? 0, places)
  return Math.atan2(y, x)
}

/** One unit from a place towards another. */
export function heading(from: number, to: number, places: Places): Point {
  const [a, b] = [pointOf(places, from), pointOf(places, to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
}

function leanOf(style: Extract<Effect, { kind: 'strike' }>['style'], part: number): number {
  if (style === 'melee') return lunge(part)
  if (style === 'grapple') return 0.16 * hop(part)
  return style === 'beam' || style === 'lash' ? 0 : -0.16 * hop(Math.min(part * 3, 1))
}

function lunge(part: number): number {
  if (part < 0.25) return -0.15 * hop(part * 2)
  if (part < STRIKE_IMPACT) return 0.75 * ((part - 0.25) / (STRIKE_IMPACT - 0.25)) ** 2
  return 0.75 * (1 - arrive((part - STRIKE_IMPACT) / (1 - STRIKE_IMPACT)))
}

/** The short way round. */
function turned(from: number, to: number, part: number, places: Places): number {
  const sixths = ((((to - from) % 6) + 9) % 6) - 3
  return places.angleOf(from + sixths * part)
}
